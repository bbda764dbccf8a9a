import { FactList } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ConsequencesProps {
  money: string
  /** Undefined for a payment without a membership. */
  membership: ReactNode
  visits: string
}

/** Effects of a void or a refund in three lines: on the money, the membership, and the visits. */
export function Consequences({ money, membership, visits }: ConsequencesProps) {
  const { t } = useTranslation('payment')
  return (
    <>
      <FactList
        facts={[
          { label: t('reversal.lines.money'), value: money },
          ...(membership ? [{ label: t('reversal.lines.membership'), value: membership }] : []),
          { label: t('reversal.lines.visits'), value: visits },
        ]}
      />
      <p>{t('reversal.cannotUndo')}</p>
    </>
  )
}
