import { Button, Card, formatMoney, MoneyField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useCan, useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'

/** Limit above which a void or refund needs approval; the owner can change it. */
export function ApprovalLimit() {
  const { t } = useTranslation('finance')
  const can = useCan()
  const { currency } = useCurrentUser()
  // The settings of the session may be outdated.
  const known = useSettings()
  const query = useApiQuery('club', '/management/settings/')
  const above = (query.data?.results ?? known).approval_above
  const [changing, setChanging] = useState(false)
  return (
    <Card
      title={t('approval.title')}
      actions={
        can('finance', 'closing', 'change') && (
          <Button tone="outline" size="sm" onClick={() => setChanging(true)}>
            {t(above === null ? 'approval.set' : 'approval.change')}
          </Button>
        )
      }
    >
      {above === null ? t('approval.off') : t('approval.on', { sum: formatMoney(above, currency) })}
      {changing && <AboveDialog above={above} close={() => setChanging(false)} />}
    </Card>
  )
}

function AboveDialog({ above, close }: { above: number | null; close(): void }) {
  const { t } = useTranslation('finance')
  const { currency } = useCurrentUser()
  const notify = useSnackbar()
  const [sum, setSum] = useState(above)
  const write = useApiMutation('patch', '/finance/approval-setting/', {
    touches: ['club'],
    done: () => {
      close()
      notify({ words: t('approval.done'), tone: 'success' })
    },
  })
  const save = (next: number | null) => write.send({ body: { above: next } })
  return (
    <MutationDialog
      {...write}
      title={t('approval.dialog')}
      text={t('approval.dialogText')}
      save={t('approval.save')}
      tone="secondary"
      inlineErrors={['above']}
      other={
        above !== null && (
          <Button tone="ghost" onClick={() => void save(null).catch(() => undefined)}>
            {t('approval.remove')}
          </Button>
        )
      }
      onSave={() => save(sum)}
      close={close}
    >
      <MoneyField
        autoFocus
        label={t('approval.above')}
        currency={currency}
        value={sum}
        error={write.error?.errors.above?.[0]}
        onChange={setSum}
      />
    </MutationDialog>
  )
}
