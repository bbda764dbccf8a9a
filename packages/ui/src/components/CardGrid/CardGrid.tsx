import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { space, width } from '../../theme/index.ts'

/** Cards side by side, as many as there is room for; each is an `li`. */
export function CardGrid(props: ComponentProps<'ul'>) {
  return <Grid {...props} />
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width.card}), 1fr));
  gap: ${space[16]};

  & > li {
    display: grid;
    min-width: 0;
  }
`
