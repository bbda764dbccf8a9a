import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space, text, token, width } from '../../theme/index.ts'
import { pictures } from './pictures.tsx'

export interface EmptyStateProps {
  /**
   * `first`: no record yet, invites to create one. `unmatched`: filters hide all. `forbidden`: says
   * who can grant access. `error`: says what to do. `missing`: does not exist. `done`: nothing left
   * to do.
   */
  kind: keyof typeof pictures
  /** Short statement of the state. */
  title: string
  /** Explanation or next step. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Level of the title. @default 2 */
  level?: 1 | 2 | 3
}

/** Placeholder for missing content: the reason and an action. */
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
