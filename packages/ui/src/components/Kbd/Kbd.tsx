import styled from 'styled-components'
import { line, radius, space, text, token } from '../../theme/index.ts'

export interface KbdProps {
  /** Keys in the order in which they are pressed, as ['G', 'M']. */
  keys: string[]
}

/** Keys that do the same as what stands beside them. For eyes only: name them in `aria-keyshortcuts`. */
export function Kbd({ keys }: KbdProps) {
  return <Keys aria-hidden>{keys.join(' ')}</Keys>
}

const Keys = styled.kbd`
  ${text('caption')}
  display: inline-block;
  padding-inline: ${space[4]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.tag};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  white-space: nowrap;
`
