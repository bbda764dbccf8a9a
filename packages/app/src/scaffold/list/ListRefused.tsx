import type { ApiError } from '@zal/api'
import { Button, EmptyState } from '@zal/ui'
import { errorReason, useTranslate } from '../i18n/index.ts'

/** In place of the rows where the server refuses the filters, such as a period that is too long. */
export function ListRefused({ error, clear }: { error: ApiError; clear(): void }) {
  const translate = useTranslate()
  const [reason] = Object.values(error.errors).flat()
  return (
    <EmptyState
      kind="unmatched"
      title={translate('list.period.refused')}
      action={
        <Button tone="soft" onClick={clear}>
          {translate('actions.clearFilters')}
        </Button>
      }
    >
      {reason ?? errorReason(translate, error)}
    </EmptyState>
  )
}
