import {
  AddCircleIcon,
  Button,
  ButtonLink,
  ConfirmDialog,
  EditIcon,
  LogOutIcon,
  MailIcon,
  PanelGroup,
  Phone,
  useSnackbar,
  VoidIcon,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { RecordPanel } from '../../scaffold/list/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'
import { useCan } from '../../scaffold/session/index.ts'
import type { Staff } from './staff.data.ts'
import { StaffChanges } from './StaffChanges.tsx'
import { Clubs, Invitation, LastSignIn, Role, Status } from './StaffFacts.tsx'
import { useDifferences } from './useRights.ts'
import { ViewAs } from './ViewAs.tsx'

interface Of {
  row: Staff
}

/** A person beside the list: role, contact, rights that differ, and what may be done. */
export function StaffPanel({ row }: Of) {
  const { t } = useTranslation('staff')
  const differences = useDifferences(row)
  const { section } = useRouteContext()
  const can = useCan()
  return (
    <RecordPanel
      title={t('panel.title')}
      figure={row.fullname}
      state={<Status row={row} />}
      lead={<Role row={row} />}
      actions={row.allowed_actions.change && <Actions row={row} />}
    >
      <PanelGroup
        facts={[
          { label: t('fields.last_sign_in'), value: <LastSignIn row={row} /> },
          ...(row.allowed_actions.invite
            ? [{ label: t('panel.invitation'), value: <Invitation row={row} /> }]
            : []),
          { label: t('fields.clubs'), value: <Clubs row={row} /> },
          { label: t('fields.phone'), value: row.phone && <Phone phone={row.phone} /> },
          { label: t('fields.email'), value: row.email },
        ]}
      />
      <PanelGroup
        title={t('panel.differs')}
        facts={
          differences.length > 0
            ? differences.map(({ path, isGranted, sentence }) => ({
                label: sentence,
                icon: isGranted ? <AddCircleIcon size={16} /> : <VoidIcon size={16} />,
                value: t(`editor.states.${isGranted ? 'granted' : 'taken'}`),
                key: path,
              }))
            : [{ label: t('fields.rights'), value: t('asRole') }]
        }
      />
      {row.allowed_actions.change && (
        <ButtonLink tone="outline" size="sm" href={addressOf(section, 'rights', row.id)}>
          {t('panel.rights')}
        </ButtonLink>
      )}
      {row.allowed_actions.view_as && <ViewAs person={row} />}
      {can('audit', 'list') && <StaffChanges id={row.id} />}
    </RecordPanel>
  )
}

function Actions({ row }: Of) {
  const { t } = useTranslation('staff')
  const { section } = useRouteContext()
  const [asking, setAsking] = useState<'end' | 'deactivate'>()
  return (
    <>
      <ButtonLink tone="soft" size="sm" icon={EditIcon} href={addressOf(section, 'edit', row.id)}>
        {t('panel.edit')}
      </ButtonLink>
      {row.allowed_actions.invite ? (
        <Invite row={row} />
      ) : (
        <Button tone="outline" size="sm" icon={LogOutIcon} onClick={() => setAsking('end')}>
          {t('panel.end')}
        </Button>
      )}
      {row.is_active && row.role !== 'owner' && (
        <Button tone="dangerOutline" size="sm" onClick={() => setAsking('deactivate')}>
          {t('panel.deactivate')}
        </Button>
      )}
      {asking === 'end' && <EndSessions row={row} close={() => setAsking(undefined)} />}
      {asking === 'deactivate' && <Deactivate row={row} close={() => setAsking(undefined)} />}
    </>
  )
}

/** Sends the first or another invitation; a person with a password needs none. */
function Invite({ row }: Of) {
  const { t } = useTranslation('staff')
  const notify = useSnackbar()
  const translate = useTranslate()
  const { send, pending } = useApiMutation('post', '/staffs/{id}/invite/', {
    touches: ['staff'],
    done: () => {
      notify({ words: t('panel.invited', { email: row.email }) })
    },
  })
  const invite = () =>
    void send({ params: { path: { id: row.id } } }).catch((error: unknown) => {
      notify({ words: errorMessage(translate, ApiError.from(error)), tone: 'error' })
    })
  return (
    <Button tone="outline" size="sm" icon={MailIcon} pending={pending} onClick={invite}>
      {t(row.invitation ? 'panel.inviteAgain' : 'panel.invite')}
    </Button>
  )
}

interface AskProps extends Of {
  close(): void
}

function EndSessions({ row, close }: AskProps) {
  const { t } = useTranslation('staff')
  const notify = useSnackbar()
  const translate = useTranslate()
  const { send, error } = useApiMutation('post', '/staffs/{id}/end-sessions/', {
    touches: ['staff'],
    done: ({ ended }: { ended: number }) => {
      notify({ words: t('panel.ended', { count: ended }) })
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('panel.endTitle', { name: row.fullname })}
      confirm={t('panel.end')}
      error={error && errorMessage(translate, error)}
      onConfirm={() => send({ params: { path: { id: row.id } } })}
      onClose={close}
    >
      {t('panel.endText')}
    </ConfirmDialog>
  )
}

/** An open shift is asked about first; the second press deactivates anyway. */
function Deactivate({ row, close }: AskProps) {
  const { t } = useTranslation('staff')
  const notify = useSnackbar()
  const translate = useTranslate()
  const { send, error } = useApiMutation('patch', '/staffs/{id}/', {
    touches: ['staff', 'trainer'],
    done: () => {
      notify({ words: t('panel.deactivated', { name: row.fullname }) })
    },
  })
  const isShiftOpen = error?.code === 'has_open_shift'
  return (
    <ConfirmDialog
      open
      title={t('panel.deactivateTitle', { name: row.fullname })}
      confirm={t(isShiftOpen ? 'panel.anyway' : 'panel.deactivate')}
      error={error && errorMessage(translate, error)}
      onConfirm={() =>
        send({
          params: { path: { id: row.id } },
          body: { is_active: false, version: row.version, ...(isShiftOpen && { confirm: true }) },
        })
      }
      onClose={close}
    >
      {t('panel.deactivateText')}
    </ConfirmDialog>
  )
}
