import { ConfirmDialog, EditIcon, LogOutIcon, RemoveIcon, TextField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { ActionMenu } from '../../../scaffold/list/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useDeviceName, type Device } from '../../../domain/device/device.ts'
import { useEndSessions } from './useEndSessions.ts'

/** Actions on a device, as allowed by the server. */
export function DeviceMenu({ row }: { row: Device }) {
  const { t } = useTranslation('device')
  const nameOf = useDeviceName()
  const [dialog, setDialog] = useState<'rename' | 'forget'>()
  const end = useEndSessions()
  const { allowed_actions: allowed, sessions } = row
  const close = () => setDialog(undefined)
  return (
    <>
      <ActionMenu
        label={t('actions.of', { name: nameOf(row) })}
        actions={[
          allowed.logout &&
            sessions > 0 && {
              id: 'end',
              label: t('actions.end'),
              icon: LogOutIcon,
              onAction: () => end(row),
            },
          allowed.change && {
            id: 'rename',
            label: t('actions.rename'),
            icon: EditIcon,
            onAction: () => setDialog('rename'),
          },
          allowed.change &&
            row.status !== 'pending' && {
              id: 'forget',
              label: t('actions.forget'),
              icon: RemoveIcon,
              tone: 'danger',
              onAction: () => setDialog('forget'),
            },
        ]}
      />
      {dialog === 'rename' && <RenameDialog device={row} close={close} />}
      {dialog === 'forget' && <ForgetDialog device={row} close={close} />}
    </>
  )
}

interface DialogProps {
  device: Device
  close(): void
}

function RenameDialog({ device: { id, name: known }, close }: DialogProps) {
  const { t } = useTranslation('device')
  const notify = useSnackbar()
  const [name, setName] = useState(known)
  const write = useApiMutation('patch', '/device/{id}/', {
    touches: ['device', 'staff'],
    done: () => {
      close()
      notify({ words: t('actions.renamed'), tone: 'success' })
    },
  })
  return (
    <MutationDialog
      {...write}
      title={t('renameDialog.title')}
      save={t('renameDialog.save')}
      inlineErrors={['name']}
      onSave={() => write.send({ params: { path: { id } }, body: { name } })}
      close={close}
    >
      <TextField
        autoFocus
        label={t('renameDialog.name')}
        maxLength={60}
        value={name}
        error={write.error?.errors.name?.[0]}
        onChange={setName}
      />
    </MutationDialog>
  )
}

function ForgetDialog({ device: { id }, close }: DialogProps) {
  const { t } = useTranslation('device')
  const translate = useTranslate()
  const notify = useSnackbar()
  const write = useApiMutation('delete', '/device/{id}/', {
    touches: ['device', 'staff'],
    done: () => {
      close()
      notify({ words: t('actions.forgotten'), tone: 'success' })
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={t('forget.title')}
      confirm={t('forget.confirm')}
      error={write.error && errorMessage(translate, write.error)}
      onConfirm={() => write.send({ params: { path: { id } } })}
    >
      {t('forget.text')}
    </ConfirmDialog>
  )
}
