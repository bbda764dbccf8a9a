import { Button } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../scaffold/Boundary.tsx'
import { usePlace } from '../../scaffold/place.tsx'
import { useCan } from '../../scaffold/who.ts'
import { useIntegrity } from './finance.data.ts'
import { Proof } from './Proof.tsx'

/** Integrity check of the ledger: a button and its result, for users with the permission. */
export function Books() {
  const { t } = useTranslation('finance')
  const can = useCan()
  const { section } = usePlace()
  const [isWanted, want] = useState(false)
  const asked = useIntegrity(isWanted)
  if (!can(section.permission, 'ledger', 'check')) return null
  const check = () => (isWanted ? asked.retry() : want(true))
  const pending = asked.loading || asked.refreshing
  const button = (
    <Button tone="outline" size="sm" pending={pending} onClick={check}>
      {t(asked.data ? 'books.again' : 'books.check')}
    </Button>
  )
  if (asked.error && !asked.data) return <Failure error={asked.error} retry={asked.retry} />
  return asked.data ? <Proof proof={asked.data} action={button} /> : <div>{button}</div>
}
