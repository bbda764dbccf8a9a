import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { line, media, radius, shadow, space, text, token } from '../../theme/index.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  /** Without inner room: for tables and lists that reach the edges. */
  flush?: boolean
  /** No longer in use: the ground and the pictures step back, the words stay legible. */
  dimmed?: boolean
}

/** A sheet of paper with a hairline, the ground of what belongs together. */
export function Card({ title, actions, flush, dimmed, children, ...rest }: CardProps) {
  return (
    <Sheet data-flush={flush} data-dimmed={dimmed} {...rest}>
      {(title || actions) && (
        <Head>
          {title && <h2>{title}</h2>}
          {actions}
        </Head>
      )}
      {children}
    </Sheet>
  )
}

const Sheet = styled.section`
  min-width: 0;
  padding: ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  &[data-flush='true'] {
    padding: 0;
    overflow: clip;
  }

  &[data-dimmed='true'] {
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    box-shadow: none;

    & img,
    & svg {
      opacity: 0.6;
    }
  }

  ${media.below('sm')} {
    padding: ${space[16]};
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-block-end: ${space[16]};

  [data-flush='true'] > & {
    margin: 0;
    padding: ${space[16]} ${space[20]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
  }

  & > h2 {
    ${text('heading')}
  }
`
