import { Button, EmptyState } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import type { ListParamsState } from './listParams.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { useTranslate } from '../i18n/index.ts'
import type { LockedView } from './views/lockedViews.ts'

interface ListEmptyProps {
  noun: Noun
  /** Absent where nothing narrows the list. */
  address?: Pick<ListParamsState, 'q' | 'narrowed' | 'search' | 'clear'>
  /** The locked view that is shown unchanged. */
  view?: LockedView | undefined
}

/**
 * Empty state of a list: without records it invites to create the first one, without matches it
 * names the search and offers to clear it, else the filters. A view may say it in its own words,
 * by convention `payment:empty.today`.
 */
export function ListEmpty({ noun, address, view }: ListEmptyProps) {
  const translate = useTranslate()
  if (!address?.narrowed) {
    return (
      <EmptyState kind="first" title={translate(`${noun}:empty.title`)} action={<RegisterLink />}>
        {translate(`${noun}:empty.text`)}
      </EmptyState>
    )
  }
  const { q, search, clear } = address
  const ofView = view && translate.plain(`${noun}:empty.${view.id}`)
  if (ofView) {
    return (
      <EmptyState
        kind="done"
        title={ofView}
        action={
          <Button tone="soft" onClick={clear}>
            {translate('actions.showAll')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      kind="unmatched"
      title={q ? translate(`${noun}:counted.unmatched`, { q }) : translate('boundary.unmatched')}
      action={
        <Button tone="soft" onClick={q ? () => search('') : clear}>
          {translate(q ? 'actions.clearSearch' : 'actions.clearFilters')}
        </Button>
      }
    >
      {!q && translate('boundary.unmatchedText')}
    </EmptyState>
  )
}
