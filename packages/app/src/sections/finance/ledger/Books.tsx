import { Button } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../scaffold/feedback/index.ts'
import { useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { useIntegrity } from './ledger.data.ts'
import { Proof } from './Proof.tsx'

/** Integrity check of the ledger: a button and its result, for users with the permission. */
export function Books() {
  const { t } = useTranslation('finance')
  const can = useCan()
  const { section } = useRouteContext()
  const [isWanted, want] = useState(false)
  const query = useIntegrity(isWanted)
  if (!can(section.permission, 'ledger', 'check')) return null
  const check = () => (isWanted ? query.retry() : want(true))
  const pending = query.loading || query.refreshing
  const button = (
    <Button tone="outline" size="sm" pending={pending} onClick={check}>
      {t(query.data ? 'books.again' : 'books.check')}
    </Button>
  )
  if (query.error && !query.data) return <Failure error={query.error} retry={query.retry} />
  return query.data ? <Proof proof={query.data} action={button} /> : <div>{button}</div>
}
