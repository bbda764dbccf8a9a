import { Button, EmptyState } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { useTranslate } from '../i18n/index.ts'

/**
 * Empty state of a list: without records it invites to create the first one, without matches it
 * offers to clear the filters.
 */
export function ListEmpty({ noun, clear }: { noun: Noun; clear: (() => void) | undefined }) {
  const translate = useTranslate()
  if (!clear) {
    return (
      <EmptyState kind="first" title={translate(`${noun}:empty.title`)} action={<RegisterLink />}>
        {translate(`${noun}:empty.text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="unmatched"
      title={translate('boundary.unmatched')}
      action={
        <Button tone="soft" onClick={clear}>
          {translate('actions.clearFilters')}
        </Button>
      }
    >
      {translate('boundary.unmatchedText')}
    </EmptyState>
  )
}
