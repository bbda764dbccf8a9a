import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space, text, token, width } from '../../theme/index.ts'
import { pictures } from './pictures.tsx'

export interface EmptyStateProps {
  /**
   * `first`: nothing yet, invite to the first. `unmatched`: filters hide all. `forbidden`: who can
   * grant it. `error`: what to do now. `missing`: no such thing. `done`: nothing left to do.
   */
  kind: keyof typeof pictures
  /** What is not there, or what went wrong. */
  title: string
  /** What it is good for, or what to do next. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  /** Level of the title. @default 2 */
  level?: 1 | 2 | 3
}

/** What stands where rows would: why it is empty and the way on. */
export function EmptyState({ kind, title, children, action, level = 2 }: EmptyStateProps) {
  const Picture = pictures[kind]
  return (
    <Place>
      <Picture />
      <Title as={`h${level}`}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[40]} ${space[20]} ${space[48]};
  text-align: center;

  & > svg {
    width: ${width.picture};
    height: auto;
    margin-block-end: ${space[12]};
  }
`

const Title = styled.h2`
  ${text('heading')}
  text-wrap: balance;
`

const Words = styled.div`
  max-width: 46ch;
  color: ${token('fg.muted')};
  text-wrap: pretty;
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  margin-block-start: ${space[12]};
`
