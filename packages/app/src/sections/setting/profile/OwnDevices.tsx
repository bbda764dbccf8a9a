import {
  Button,
  Card,
  ConfirmDialog,
  IconTag,
  ItemList,
  LogOutIcon,
  Stack,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../../domain/useMomentText.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { agentOf, deviceIcons, useDeviceName } from '../../../domain/device/device.ts'
import { devices } from '../devices/device.data.ts'
import { useEndSessions } from '../devices/useEndSessions.ts'
import type { Profile } from './profile.data.ts'

/** Own devices with their sessions; all but this one can be ended. */
export function OwnDevices({ profile }: { profile: Profile }) {
  const { t } = useTranslation('device')
  const nameOf = useDeviceName()
  const momentText = useMomentText()
  const end = useEndSessions()
  const [ending, setEnding] = useState(false)
  const rows = devices.usePage({ mine: 1, per_page: 10 }).data?.results ?? []
  return (
    <Card title={t('own.title')} actions={t('sessionCount', { count: profile.sessions })}>
      <Stack>
        <ItemList
          label={t('own.title')}
          items={rows.map((device) => ({
            id: device.id,
            picture: (
              <IconTag
                size="md"
                label={t(`kinds.${device.kind}`)}
                icon={deviceIcons[device.kind]}
              />
            ),
            title: nameOf(device),
            lines: [
              [
                agentOf(device),
                device.sessions > 0 && t('sessionCount', { count: device.sessions }),
              ]
                .filter(Boolean)
                .join(' · '),
              device.is_this ? t('this') : momentText(device.last_seen),
            ],
            end: device.allowed_actions.logout && device.sessions > 0 && (
              <Button
                size="sm"
                tone="outline"
                aria-label={t('own.endOf', { name: nameOf(device) })}
                onClick={() => end(device)}
              >
                {t('own.end')}
              </Button>
            ),
          }))}
        />
        {profile.sessions > 1 && (
          <Button tone="ghost" size="sm" icon={LogOutIcon} onClick={() => setEnding(true)}>
            {t('own.others')}
          </Button>
        )}
      </Stack>
      {ending && <EndOthers close={() => setEnding(false)} />}
    </Card>
  )
}

function EndOthers({ close }: { close(): void }) {
  const { t } = useTranslation('device')
  const translate = useTranslate()
  const notify = useSnackbar()
  const write = useApiMutation('post', '/merchant/user-profile/end-sessions/', {
    touches: ['staff', 'device'],
    done: () => {
      close()
      notify({ words: t('own.othersDone'), tone: 'success' })
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={t('own.sure')}
      confirm={t('own.others')}
      error={write.error && errorMessage(translate, write.error)}
      onConfirm={() => write.send({})}
    >
      {t('own.sureText')}
    </ConfirmDialog>
  )
}
