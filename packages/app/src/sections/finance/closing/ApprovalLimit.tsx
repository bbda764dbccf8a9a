import { Button, Card, formatMoney, MoneyField, PercentField, useSnackbar } from '@zal/ui'
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
  const { approval_above: above, discount_limit: limit } = query.data?.results ?? known
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
      <p>
        {above === null
          ? t('approval.off')
          : t('approval.on', { sum: formatMoney(above, currency) })}
      </p>
      <p>{t('approval.discounts', { limit })}</p>
      {changing && <AboveDialog above={above} limit={limit} close={() => setChanging(false)} />}
    </Card>
  )
}

interface AboveDialogProps {
  above: number | null
  /** Percent of a discount. */
  limit: number
  close(): void
}

function AboveDialog({ above, limit, close }: AboveDialogProps) {
  const { t } = useTranslation('finance')
  const { currency } = useCurrentUser()
  const notify = useSnackbar()
  const [sum, setSum] = useState(above)
  const [percent, setPercent] = useState<number | null>(limit)
  const write = useApiMutation('patch', '/finance/approval-setting/', {
    touches: ['club'],
    done: () => {
      close()
      notify({ words: t('approval.done'), tone: 'success' })
    },
  })
  const save = (next: number | null) =>
    write.send({ body: { above: next, discount_limit: percent ?? 0 } })
  return (
    <MutationDialog
      {...write}
      title={t('approval.dialog')}
      text={t('approval.dialogText')}
      save={t('approval.save')}
      inlineErrors={['above', 'discount_limit']}
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
      <PercentField
        label={t('approval.discountLimit')}
        value={percent}
        error={write.error?.errors.discount_limit?.[0]}
        onChange={setPercent}
      />
    </MutationDialog>
  )
}
