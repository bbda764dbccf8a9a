import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, space, width } from '../../theme/index.ts'

/** Main column at the left, side column at the right; stacked below 1100 px. */
export function Columns({ side = 'wide', ...rest }: ColumnsProps) {
  return <Grid data-side={side} {...rest} />
}

export interface ColumnsProps extends ComponentProps<'div'> {
  /** Width of the side column. @default 'wide' */
  side?: 'wide' | 'rail'
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${width.confirm});
  gap: ${space[20]};
  align-items: start;

  &[data-side='rail'] {
    grid-template-columns: minmax(0, 1fr) ${width.rail};
  }

  ${media.below('lg')} {
    &,
    &[data-side='rail'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
