import { AlertIcon, Button, ButtonLink, FixLine, formatMoney, MutedNote } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { isPriced, sumsOf } from './sale.ts'
import { useSale } from './saleState.ts'

/** The button that asks for the money, what keeps it from that, and the way out. */
export function Collect() {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const can = useCan()
  const { section } = useRouteContext()
  const { values, toFix, focusWrong, frozen, collect, discard } = useSale()
  const { total } = sumsOf(values)
  const [first] = toFix
  const nameOf = (field: string) => {
    const [group, part] = field.split('.')
    if (part !== undefined) return t('fix.part', { number: Number(part) + 1 })
    if (group === 'plan') return t(values.type === 2 ? 'fields.class' : 'fields.plan')
    if (group === 'items') return t('groups.once')
    if (group === 'date_reason') return t('domain:reason.notToday')
    return t(`fields.${group as 'customer'}`)
  }
  return (
    <>
      {first !== undefined && (
        <FixLine role="status">
          <AlertIcon aria-hidden size={16} />
          {t('fix.count', { count: toFix.length })}
          <button type="button" onClick={focusWrong}>
            {nameOf(first)}
          </button>
        </FixLine>
      )}
      {frozen && <MutedNote>{t('frozen.text', { name: frozen.fullname })}</MutedNote>}
      <Button wide size="lg" disabled={frozen !== null} onClick={collect}>
        {!isPriced(values)
          ? t('confirm.collect')
          : total > 0
            ? t('confirm.button', { sum: formatMoney(total, currency) })
            : t('confirm.buttonFree')}
      </Button>
      {can('payment', 'list') ? (
        <ButtonLink
          wide
          tone="ghost"
          size="sm"
          href={addressOf(section, 'history')}
          onClick={discard}
        >
          {t('draft.discard')}
        </ButtonLink>
      ) : (
        <Button wide tone="ghost" size="sm" onClick={discard}>
          {t('draft.discard')}
        </Button>
      )}
    </>
  )
}
