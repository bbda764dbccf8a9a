import type { ReactNode } from 'react'
import { AlertIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts'
import { Actions, Aside, Below, Picture, Sheet, Solid, Words } from './Verdict.styles.ts'

export interface VerdictProps {
  /** Colour and icon of the upper block. */
  tone: 'success' | 'warning' | 'danger'
  /** The verdict in one or two words. */
  word: string
  /** Name of the person; a heading of level 2. */
  name: string
  /** URL of the photo; initials are shown until it loads, and if it fails. */
  src?: string | null
  /** One sentence: what decided. */
  reason: ReactNode
  /** A FactList of four facts. */
  facts?: ReactNode
  /** Below the facts: further rules, an error. */
  children?: ReactNode
  /** Large buttons, the primary one first. */
  actions?: ReactNode
  /** At the end of the row of actions: when it clears. */
  aside?: ReactNode
}

const pictures = { success: SuccessIcon, warning: WarningIcon, danger: AlertIcon }

/**
 * Answer about a person in full colour; covers the whole screen on a phone.
 *
 * @example
 * <Verdict tone="danger" word="Entry denied" name={name} reason="Frozen until 07/12/2026."
 *   facts={<FactList layout="tiles" facts={facts} />} actions={<Button size="lg">Unfreeze</Button>} />
 */
export function Verdict(props: VerdictProps) {
  const { tone, word, name, src, reason, facts, children, actions, aside } = props
  const Icon = pictures[tone]
  return (
    <Sheet>
      <Solid data-tone={tone}>
        <Picture name={name} src={src} />
        <Words role={tone === 'success' ? 'status' : 'alert'}>
          <Icon aria-hidden />
          <strong>{word}</strong>
          <h2>{name}</h2>
          <p>{reason}</p>
        </Words>
      </Solid>
      <Below>
        {facts}
        {children}
        {(actions || aside) && (
          <Actions>
            {actions}
            {aside && <Aside>{aside}</Aside>}
          </Actions>
        )}
      </Below>
    </Sheet>
  )
}
