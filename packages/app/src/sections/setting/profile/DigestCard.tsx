import { ApiError } from '@zal/api'
import { Card, SelectField, Stack, SwitchField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import type { Profile } from './profile.data.ts'

type Digest = NonNullable<Profile['digest']>

const hours = [5, 6, 7, 8, 9, 10, 11, 12]

/** Whether and when the morning digest is sent; absent for those who may not have it. Acts at once. */
export function DigestCard({ profile, onSaved }: DigestCardProps) {
  const { digest, version } = profile
  return digest && <DigestFields digest={digest} version={version} onSaved={onSaved} />
}

interface DigestCardProps {
  profile: Profile
  /** Gets the answer of a save, which has the version of the next one. */
  onSaved: (profile: Profile) => void
}

interface DigestFieldsProps extends Pick<DigestCardProps, 'onSaved'> {
  digest: Digest
  version: number
}

function DigestFields({ digest, version, onSaved }: DigestFieldsProps) {
  const { t } = useTranslation('profile')
  const translate = useTranslate()
  const notify = useSnackbar()
  const [wanted, setWanted] = useState<Digest>()
  const write = useApiMutation('patch', '/merchant/user-profile/', {
    touches: ['staff'],
    done: (profile) => {
      onSaved(profile)
      const { digest: saved } = profile
      const words = saved?.is_on
        ? t('digest.saved', { time: timeOf(saved.hour) })
        : t('digest.turnedOff')
      notify({ words, tone: 'success' })
    },
  })
  // An answer that failed leaves the setting as it is stored.
  const { is_on, hour } = (write.pending && wanted) || digest
  const put = (change: Partial<Digest>) => {
    if (write.pending) return
    const next = { ...digest, ...change }
    setWanted(next)
    void write
      .send({ body: { digest: next, version } })
      .catch((thrown: unknown) =>
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
      )
  }
  return (
    <Card title={t('digest.title')}>
      <Stack gap="tight">
        <SwitchField
          label={t('digest.send')}
          description={t('digest.text')}
          value={is_on}
          onChange={(on) => put({ is_on: on })}
        />
        {is_on && (
          <SelectField
            label={t('digest.hour')}
            value={String(hour)}
            options={hours.map((each) => ({ id: String(each), label: timeOf(each) }))}
            onChange={(id) => id && put({ hour: Number(id) })}
          />
        )}
      </Stack>
    </Card>
  )
}

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`
