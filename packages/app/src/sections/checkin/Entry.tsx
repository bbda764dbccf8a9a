import type { ApiError } from '@zal/api'
import { Card, formatDate, RadioField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../scaffold/send.ts'
import type { Checkin, Plans, Verdict } from './checkin.data.ts'
import { VerdictCard } from './VerdictCard.tsx'

interface EntryProps {
  plans: Plans
  done(checkin: Checkin): void
  another(): void
}

/** One member at the door: which plan, the verdict on it, and letting in. */
export function Entry({ plans, done, another }: EntryProps) {
  const { t } = useTranslation('checkin')
  const { customer } = plans
  const enterable = plans.plans.filter(({ verdict }) => verdict.level !== 'red')
  const offered = enterable.length > 0 ? enterable : plans.plans
  const [chosen, setChosen] = useState(offered.length === 1 ? offered[0]?.id : undefined)
  const plan = offered.find(({ id }) => id === chosen)
  const { send, pending, error } = useSend('post', '/check-in/register/', {
    touches: ['checkin', 'member'],
  })
  const verdict =
    verdictOf(error) ?? plan?.verdict ?? (offered.length === 0 ? plans.verdict : undefined)
  const letIn = () =>
    void send({
      body: {
        customer: customer.id,
        plan: plan?.id,
        confirm: verdict?.level === 'yellow' || undefined,
      },
    }).then(
      ({ results }) => 'checkin' in results && done(results.checkin),
      () => {
        // The verdict card shows why.
      },
    )
  return (
    <>
      {offered.length > 1 && (
        <Card>
          <RadioField
            label={t('several')}
            value={chosen ?? null}
            onChange={(id) => setChosen(id ?? undefined)}
            options={offered.map(({ id, plan: { name }, end_date, start_time, end_time }) => ({
              id,
              label: name,
              description: [start_time && `${start_time}–${end_time}`, formatDate(end_date)]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </Card>
      )}
      {verdict && (
        <VerdictCard
          customer={customer}
          verdict={verdict}
          message={error && !verdictOf(error) ? error.message : undefined}
          pending={pending}
          letIn={letIn}
          another={another}
        />
      )}
    </>
  )
}

/** A refusal that is a verdict carries it. */
function verdictOf(error: ApiError | undefined): Verdict | undefined {
  const results = error?.results as Partial<Verdict> | undefined
  return results?.level && results.rules ? (results as Verdict) : undefined
}
