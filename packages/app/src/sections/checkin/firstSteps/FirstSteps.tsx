import { ButtonLink, Card, CheckIcon, IconTag, ItemList, Link, ProgressBar, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan, useClub, useCurrentUser } from '../../../scaffold/session/index.ts'

type Step = ResultsOf<'/management/first-steps/', 'get'>[number]

/**
 * The first steps of a new business, for those who may open clubs, until all are done. Records tick a step, not people;
 * the open one has the primary button.
 */
export function FirstSteps() {
  const may = useCan()('gym', 'register')
  const { data } = useApiQuery(
    ['club', 'staff', 'package', 'class', 'member', 'payment'],
    '/management/first-steps/',
    {},
    { enabled: may },
  )
  const steps = data?.results
  return steps?.some(({ is_done }) => !is_done) ? <Steps steps={steps} /> : null
}

function Steps({ steps }: { steps: Step[] }) {
  const { t } = useTranslation('checkin')
  const { full_name } = useCurrentUser().staff
  const done = steps.filter(({ is_done }) => is_done).length
  const open = steps.find(({ is_done }) => !is_done)?.name
  const isDone = (name: Step['name']) => steps.some((step) => step.name === name && step.is_done)
  const canSell = isDone('package') && isDone('member')
  const href = useStepLinks()
  return (
    <Card title={t('firstSteps.title', { name: full_name })} subtitle={t('firstSteps.text')}>
      <Stack>
        <ProgressBar
          label={t('firstSteps.progress')}
          value={done}
          max={steps.length}
          said={t('firstSteps.done', { done, all: steps.length })}
          tone="success"
        />
        <ItemList
          label={t('firstSteps.progress')}
          items={steps.map(({ name, is_done }, nth) => {
            const waits = name === 'payment' && !is_done && !canSell
            const label = t(`firstSteps.actions.${name}`)
            return {
              id: name,
              picture: (
                <IconTag
                  label={t(is_done ? 'firstSteps.isDone' : 'firstSteps.isOpen')}
                  icon={is_done ? CheckIcon : undefined}
                  letter={String(nth + 1)}
                />
              ),
              title: t(`firstSteps.steps.${name}`),
              lines: [t(waits ? 'firstSteps.waits' : `firstSteps.texts.${name}`)],
              end:
                !waits && href[name] && name === open ? (
                  <ButtonLink size="sm" href={href[name]}>
                    {label}
                  </ButtonLink>
                ) : (
                  !waits && href[name] && <Link href={href[name]}>{label}</Link>
                ),
            }
          })}
        />
      </Stack>
    </Card>
  )
}

/** Where each step is done; undefined where the person may not go. */
function useStepLinks(): Record<Step['name'], string | undefined> {
  const to = useAddress()
  return {
    club: to('club', 'edit', useClub()),
    staff: to('staff', 'register'),
    package: to('package', 'register'),
    member: to('member', 'register'),
    payment: to('payment', 'register'),
  }
}
