import { Button, Checklist, ConfirmDialog, Inline, Stack, useSnackbar, VoidIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useUpdateRecord } from '../../../scaffold/mutation/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { clubs, type Club, type Closure } from '../club.data.ts'
import { useChecks } from './useChecks.tsx'

interface DeactivationProps {
  club: Club
  closure: Closure
}

/** Deactivates an open club once nothing blocks it, or activates a closed one. */
export function Deactivation({ club, closure }: DeactivationProps) {
  const { t } = useTranslation('club')
  const translate = useTranslate()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const list = useAddress()('club', 'list')
  const [asking, setAsking] = useState(false)
  const { checks, blocking } = useChecks(club, closure)
  const { save, pending, error } = useUpdateRecord(clubs.writes, club.id)
  const setActive = async (is_active: boolean) => {
    await save({ is_active, version: club.version })
    notify({ words: t(is_active ? 'closure.activated' : 'closure.done') })
    // The form that stays would have an old version.
    if (list) void navigate(list)
  }

  if (!club.is_active) {
    return (
      <Stack>
        <p>{t('closure.inactive')}</p>
        <div>
          <Button
            tone="soft"
            pending={pending}
            onClick={() =>
              void setActive(true).catch((failure) =>
                notify({ words: errorMessage(translate, failure), tone: 'error' }),
              )
            }
          >
            {t('closure.activate')}
          </Button>
        </div>
      </Stack>
    )
  }
  return (
    <Stack>
      <p>{t('closure.text')}</p>
      <Checklist label={t('closure.deactivate')} checks={checks} />
      <Inline wrap>
        <Button
          tone="outline"
          icon={VoidIcon}
          disabled={blocking > 0}
          onClick={() => setAsking(true)}
        >
          {t('closure.deactivate')}
        </Button>
        {blocking > 0 && <small>{t('closure.settled', { count: blocking })}</small>}
      </Inline>
      <ConfirmDialog
        open={asking}
        title={t('closure.ask', { name: club.name })}
        confirm={t('closure.deactivate')}
        error={error && errorMessage(translate, error)}
        onConfirm={() => setActive(false)}
        onClose={() => setAsking(false)}
      >
        {t('closure.text')}
      </ConfirmDialog>
    </Stack>
  )
}
