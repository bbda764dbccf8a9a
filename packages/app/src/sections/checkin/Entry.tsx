import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { Card, formatDate, RadioField } from '@zal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvalidateTopics } from '../../scaffold/query/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import type { Plans, Verdict } from './checkin.data.ts'
import type { Entered } from './Registered.tsx'
import { VerdictCard } from './VerdictCard.tsx'

const touches: Topic[] = ['checkin', 'member']

/** A failed check-in with the verdict shown at that time; it applies until the verdict changes. */
interface Refusal {
  current: Verdict | undefined
  error: ApiError
}

interface EntryProps {
  plans: Plans
  /**
   * The member was picked here, not opened by a link or a scan: an OK is registered at once, and
   * focus moves to the next question.
   */
  picked: boolean
  /** Plays the sound of the verdict. */
  sounds: boolean
  done(entered: Entered): void
  another(): void
}

/** Check-in of one member: choice of plan, verdict, check-in button. */
export function Entry({ plans, picked, sounds, done, another }: EntryProps) {
  const { t } = useTranslation('checkin')
  const translate = useTranslate()
  const { customer } = plans
  const enterable = plans.plans.filter(({ verdict }) => verdict.level !== 'red')
  const offered = enterable.length > 0 ? enterable : plans.plans
  const [chosen, setChosen] = useState<number>()
  const [only, ...others] = offered
  const plan = others.length === 0 ? only : offered.find(({ id }) => id === chosen)
  const current = plan?.verdict ?? (only ? undefined : plans.verdict)
  const [refusal, setRefusal] = useState<Refusal>()
  const error = refusal?.current === current ? refusal?.error : undefined
  const verdict = verdictOf(error) ?? current
  const refresh = useInvalidateTopics()
  const { send, pending } = useApiMutation('post', '/check-in/register/', { touches })
  const letIn = () =>
    void send({
      body: {
        customer: customer.id,
        plan: plan?.id,
        confirm: verdict?.level === 'yellow' || undefined,
      },
    }).then(
      ({ results }) => 'checkin' in results && done({ ...results, plans }),
      (thrown) => {
        setRefusal({ current, error: ApiError.from(thrown) })
        // The shown verdict is older than the server's refusal.
        void refresh(touches)
      },
    )
  // Of several plans one is chosen first; what turns green later waits for the button.
  const isClear = useRef(picked && others.length === 0 && current?.level === 'green')
  const enter = useEffectEvent(letIn)
  useEffect(function registerAtOnce() {
    if (isClear.current) enter()
    isClear.current = false
  }, [])
  return (
    <>
      {offered.length > 1 && (
        <Card>
          <RadioField
            autoFocus={picked}
            label={t('several')}
            value={plan?.id ?? null}
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
          plans={plans}
          verdict={verdict}
          message={error && !verdictOf(error) ? errorMessage(translate, error) : undefined}
          pending={pending}
          sounds={sounds}
          letIn={letIn}
          another={another}
        />
      )}
    </>
  )
}

/** The verdict in the results of a rejected check-in, if it has one. */
function verdictOf(error: ApiError | undefined): Verdict | undefined {
  const results = error?.results as Partial<Verdict> | undefined
  return results?.level && results.rules ? (results as Verdict) : undefined
}
