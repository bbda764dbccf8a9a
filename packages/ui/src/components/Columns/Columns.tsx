import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, space, width } from '../../theme/index.ts'

/** Main column at the left, side column at the right; stacked below 1100 px. */
export function Columns(props: ComponentProps<'div'>) {
  return <Grid {...props} />
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${width.confirm});
  gap: ${space[20]};
  align-items: start;

  ${media.below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`
