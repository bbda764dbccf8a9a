import { Button, Inline } from '@zal/ui'
import { useTranslation } from 'react-i18next'

const reasons = ['1', '2', '3', '4'] as const

/** Buttons that fill in common reasons. The first has focus, so that Enter chooses it. */
export function QuickReasons({ onChoose }: { onChoose(reason: string): void }) {
  const { t } = useTranslation('payment')
  return (
    <Inline gap="tight" wrap role="group" aria-label={t('fields.refund_reason')}>
      {reasons.map((id) => (
        <Button
          key={id}
          size="sm"
          tone="soft"
          autoFocus={id === '1'}
          onClick={() => onChoose(t(`refund.quick.${id}`))}
        >
          {t(`refund.quick.${id}`)}
        </Button>
      ))}
    </Inline>
  )
}
