import { Button, ConfirmDialog, RemoveIcon, Stack, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDeleteRecord } from '../../../scaffold/mutation/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { clubs, type Club, type Closure } from '../club.data.ts'

interface DeletionProps {
  club: Club
  closure: Closure
}

/** Deletes a club that nothing points to; otherwise says what does. */
export function Deletion({ club, closure: { in_use: inUse, others } }: DeletionProps) {
  const { t, i18n } = useTranslation('club')
  const translate = useTranslate()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const list = useAddress()('club', 'list')
  const [asking, setAsking] = useState(false)
  const { remove, error } = useDeleteRecord(clubs.writes)
  const isLast = club.is_active && others.length === 0
  const counts = inUse.map(({ kind, count }) => t(`options.in_use.${kind}`, { count }))

  return (
    <Stack>
      <strong>{t('closure.deleteTitle')}</strong>
      {counts.length > 0 ? (
        <p>
          {t('closure.notDeletable', { list: new Intl.ListFormat(i18n.language).format(counts) })}
        </p>
      ) : (
        <>
          <p>{t(isLast ? 'closure.last' : 'closure.deletable')}</p>
          {!isLast && (
            <div>
              <Button tone="danger" icon={RemoveIcon} onClick={() => setAsking(true)}>
                {t('closure.delete')}
              </Button>
            </div>
          )}
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('closure.askDelete', { name: club.name })}
        confirm={t('closure.delete')}
        error={error && errorMessage(translate, error)}
        onConfirm={async () => {
          await remove(club.id)
          notify({ words: t('closure.deleted') })
          if (list) void navigate(list)
        }}
        onClose={() => setAsking(false)}
      >
        {t('closure.deleteText')}
      </ConfirmDialog>
    </Stack>
  )
}
