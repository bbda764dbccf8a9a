import {
  Button,
  ButtonLink,
  Card,
  CheckIcon,
  IconTag,
  ItemList,
  Link,
  ProgressBar,
  Stack,
  useSnackbar,
} from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SampleGymAction } from './SampleGymAction.tsx'
import { useFirstSteps, type FirstSteps as FirstStepsAnswer } from './useFirstSteps.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useClub, useCurrentUser } from '../../scaffold/session/index.ts'

type Step = FirstStepsAnswer['steps'][number]

/**
 * The first steps of a new business, for those who may open clubs, until all are done or hidden. Records tick a step,
 * not people; the open one has the primary button. The sample gym does not show them, since its records tick no step.
 */
export function FirstSteps({ enter }: { enter(club: number): void }) {
  const { firstSteps, hide, pending } = useFirstSteps()
  const { t } = useTranslation('checkin')
  const notify = useSnackbar()
  const club = useClub()
  if (!firstSteps || firstSteps.is_hidden || firstSteps.sample?.id === club) return null
  if (firstSteps.steps.every(({ is_done }) => is_done)) return null
  const hideAndTell = async () => {
    if (!(await hide(true))) return
    notify({ words: t('firstSteps.hidden'), tone: 'success', undo: () => void hide(false) })
  }
  return (
    <Steps
      steps={firstSteps.steps}
      foot={
        <>
          <SampleGymAction sample={firstSteps.sample} enter={enter} />
          <Button size="sm" tone="ghost" pending={pending} onClick={() => void hideAndTell()}>
            {t('firstSteps.hide')}
          </Button>
        </>
      }
    />
  )
}

function Steps({ steps, foot }: { steps: Step[]; foot: ReactNode }) {
  const { t } = useTranslation('checkin')
  const { full_name } = useCurrentUser().staff
  const done = steps.filter(({ is_done }) => is_done).length
  const open = steps.find(({ is_done }) => !is_done)?.name
  const isDone = (name: Step['name']) => steps.some((step) => step.name === name && step.is_done)
  const canSell = isDone('package') && isDone('member')
  const href = useStepLinks()
  return (
    <Card
      title={t('firstSteps.title', { name: full_name })}
      subtitle={t('firstSteps.text')}
      foot={foot}
    >
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
