import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius, space, token } from '../../theme/index.ts'

export interface BeforeAfterProps {
  /** Value before the change; without it the new one is plain text. */
  before?: ReactNode
  /** Value after the change. */
  after: ReactNode
  /** Accessible name of the value before: "before". */
  beforeLabel: string
}

/**
 * A changed value: the old one struck through, the new one marked.
 *
 * @example
 * <BeforeAfter before="10 min" after="15 min" beforeLabel="before" />
 */
export function BeforeAfter({ before, after, beforeLabel }: BeforeAfterProps) {
  if (before === undefined) return after
  return (
    <>
      <Old aria-label={beforeLabel}>{before}</Old>
      {' → '}
      <New>{after}</New>
    </>
  )
}

const Old = styled.del`
  color: ${token('fg.muted')};
`
const New = styled.ins`
  padding: 0 ${space[4]};
  border-radius: ${radius.tag};
  background: ${token('secondary.soft')};
  color: ${token('fg.default')};
  text-decoration: none;
  box-decoration-break: clone;
`
