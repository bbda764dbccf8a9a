import { Button, EmptyState } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { useTranslate } from '../i18n/index.ts'

/** Two kinds of nothing: no record yet invites the first one, no match clears the filters. */
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
