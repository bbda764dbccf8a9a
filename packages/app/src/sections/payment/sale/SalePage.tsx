import { Banner, BarTotal, Button, Money, SummaryPage } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { usePaymentMethods } from '../../../domain/money/usePaymentMethods.tsx'
import { onCtrlEnter } from '../../../scaffold/form/index.ts'
import { MutationRecoveryBanner } from '../../../scaffold/mutation/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { Collect } from './Collect.tsx'
import { SaleConfirm } from './ending/SaleConfirm.tsx'
import { StartDate } from './ending/StartDate.tsx'
import { FrozenCustomer } from './FrozenCustomer.tsx'
import { MemberStrip } from './MemberStrip.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import { isPriced, sumsOf } from './sale.ts'
import { useSale } from './saleState.ts'
import { SaleSummary } from './SaleSummary.tsx'
import { SaleTerms } from './SaleTerms.tsx'
import { WhatFields } from './what/WhatFields.tsx'

/** Member, package or class, terms and payment; the summary with the button beside it. */
export function SalePage() {
  const { t } = useTranslation(['payment', 'common'])
  const { currency } = useCurrentUser()
  const { values, step, held, collect, recovery, isRestored, discard } = useSale()
  const { total } = sumsOf(values)
  const methods = usePaymentMethods({
    online: true,
    deposit: values.customer !== null,
    balance: held?.balance,
  })
  const method = methods[0]?.id ?? null
  return (
    <div onKeyDown={onCtrlEnter(collect)}>
      <SummaryPage
        {...usePageHeader()}
        banner={
          <>
            {step !== 'confirm' && <MutationRecoveryBanner {...recovery} />}
            {isRestored && (
              <Banner
                tone="info"
                title={t('draft.restored')}
                action={
                  <Button tone="ghost" size="xs" onClick={discard}>
                    {t('draft.discard')}
                  </Button>
                }
              />
            )}
          </>
        }
        summary={<SaleSummary />}
        total={
          isPriced(values) && (
            <BarTotal>
              {t('summary.total')}
              <strong>
                <Money amount={total} currency={currency} />
              </strong>
            </BarTotal>
          )
        }
        action={<Collect />}
      >
        <MemberStrip />
        <WhatFields method={method} />
        <SaleTerms method={method} />
        {isPriced(values) && <MoneyFields methods={methods} />}
      </SummaryPage>
      {step === 'start' && <StartDate />}
      {step === 'confirm' && <SaleConfirm />}
      <FrozenCustomer />
    </div>
  )
}
