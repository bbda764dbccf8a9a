import { Button, EmptyState } from '@zal/ui'
import type { Noun } from '../i18n/words.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { useSay } from './say.ts'

/**
 * Empty state of a list: without records it invites to create the first one, without matches it
 * offers to clear the filters.
 */
export function ListEmpty({ noun, clear }: { noun: Noun; clear: (() => void) | undefined }) {
  const say = useSay()
  if (!clear) {
    return (
      <EmptyState kind="first" title={say(`${noun}:empty.title`)} action={<RegisterLink />}>
        {say(`${noun}:empty.text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="unmatched"
      title={say('boundary.unmatched')}
      action={
        <Button tone="soft" onClick={clear}>
          {say('actions.clearFilters')}
        </Button>
      }
    >
      {say('boundary.unmatchedText')}
    </EmptyState>
  )
}
