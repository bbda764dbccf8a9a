import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, sideways, space } from '../../theme/index.ts'

export interface InlineProps extends ComponentProps<'div'> {
  /** @default 'normal' */
  gap?: 'tight' | 'normal' | 'wide'
  /** `between` pushes the last child to the end of the row. @default 'start' */
  align?: 'start' | 'between' | 'end'
  /**
   * Wraps to a second row; `desk` wraps on wide screens only and scrolls horizontally on a phone.
   * @default false
   */
  wrap?: boolean | 'desk'
}

/** Horizontal row of vertically centred children. */
export function Inline({ gap = 'normal', align = 'start', wrap, ...rest }: InlineProps) {
  return <Line data-gap={gap} data-align={align} data-wrap={wrap || undefined} {...rest} />
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-width: 0;

  & > * {
    min-width: 0;
  }

  /* Buttons and links do not break words. */
  & > :is(button, a) {
    min-width: min-content;
  }

  &[data-gap='tight'] {
    gap: ${space[8]};
  }

  &[data-gap='wide'] {
    gap: ${space[24]};
  }

  &[data-align='between'] {
    justify-content: space-between;
  }

  /* Long content before it wraps; the last child is not pushed out. */
  &[data-align='between']:not([data-wrap]) > :last-child:not(:only-child) {
    flex: none;
  }

  &[data-align='end'] {
    justify-content: flex-end;
  }

  &[data-wrap] {
    flex-wrap: wrap;
  }

  &[data-wrap='desk'] {
    ${media.below('sm')} {
      ${sideways}
    }
  }
`
