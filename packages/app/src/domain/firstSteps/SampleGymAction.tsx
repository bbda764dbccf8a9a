import { ApiError } from '@zal/api'
import { Button, ConfirmDialog, useSnackbar, type ButtonProps } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useClub } from '../../scaffold/session/index.ts'
import type { FirstSteps } from './useFirstSteps.ts'

interface SampleGymActionProps {
  sample: FirstSteps['sample']
  /** Opens a club. */
  enter(club: number): void
  tone?: ButtonProps['tone']
}

/** Loads the sample gym, or removes the one that there is. */
export function SampleGymAction({ sample, enter, tone = 'outline' }: SampleGymActionProps) {
  return sample ? <Remove sample={sample} tone={tone} /> : <Load enter={enter} tone={tone} />
}

function Load({ enter, tone }: Pick<SampleGymActionProps, 'enter' | 'tone'>) {
  const { t } = useTranslation('domain')
  const translate = useTranslate()
  const notify = useSnackbar()
  const write = useApiMutation('post', '/management/sample-gym/', {
    touches: ['club', 'staff', 'trainer'],
    form: 'sampleGym.load',
  })
  const load = () =>
    write.send({}).then(
      ({ results: { id } }) =>
        notify({
          words: t('sampleGym.loaded'),
          tone: 'success',
          action: { label: t('sampleGym.open'), onAction: () => enter(id) },
        }),
      (thrown: unknown) =>
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
    )
  return (
    <Button size="sm" tone={tone} pending={write.pending} onClick={() => void load()}>
      {t('sampleGym.load')}
    </Button>
  )
}

function Remove({
  sample,
  tone,
}: {
  sample: NonNullable<FirstSteps['sample']>
  tone: ButtonProps['tone']
}) {
  const { t } = useTranslation('domain')
  const translate = useTranslate()
  const notify = useSnackbar()
  const [asking, setAsking] = useState(false)
  const isOpen = useClub() === sample.id
  // The screens of the club itself are replaced by those of another one, as soon as the session hears of it.
  const write = useApiMutation('delete', '/management/sample-gym/', {
    touches: isOpen ? [] : ['club', 'staff', 'trainer'],
  })
  return (
    <>
      <Button size="sm" tone={tone} onClick={() => setAsking(true)}>
        {t('sampleGym.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('sampleGym.ask', { name: sample.name })}
        confirm={t('sampleGym.remove')}
        error={write.error && errorMessage(translate, write.error)}
        onConfirm={async () => {
          await write.send({})
          notify({ words: t('sampleGym.removed'), tone: 'success' })
        }}
        onClose={() => {
          write.clear()
          setAsking(false)
        }}
      >
        {t('sampleGym.consequences')}
      </ConfirmDialog>
    </>
  )
}
