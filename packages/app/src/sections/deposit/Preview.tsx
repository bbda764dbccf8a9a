import { Card, FactList, Money, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWho } from '../../scaffold/who.ts'

interface PreviewProps {
  name: string | undefined
  /** Whole units; undefined without a member or while loading. */
  balance: number | undefined
  /** Change of the balance; positive adds. */
  change: number
  /** Labels it as a withdrawal even at 0. @default change < 0 */
  out?: boolean
}

/** Live preview of the balance: now, change, afterwards. */
export function Preview({ name, balance, change, out = change < 0 }: PreviewProps) {
  const { t } = useTranslation('deposit')
  const { currency } = useWho()
  const signed = (amount: number) => <Money amount={amount} currency={currency} tone="signed" />
  if (!name) return <Card title={t('preview.title')}>{t('preview.none')}</Card>
  const facts: Fact[] = [
    { label: t('preview.now'), value: balance === undefined ? undefined : signed(balance) },
    {
      label: t(out ? 'preview.out' : 'preview.in'),
      value: <Money amount={Math.abs(change)} currency={currency} />,
    },
    {
      label: t('preview.then'),
      value:
        balance === undefined ? undefined : (
          <output data-testid="new-balance">
            <strong>
              <Money
                amount={balance + change}
                currency={currency}
                data-tone={balance + change < 0 ? 'loss' : 'gain'}
              />
            </strong>
          </output>
        ),
    },
  ]
  return <Card title={t('preview.title')} subtitle={name} facts={<FactList facts={facts} />} />
}
