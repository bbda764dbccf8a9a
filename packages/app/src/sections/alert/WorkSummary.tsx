import { formatNumber, Money, SummaryLine, type SummaryFigure } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '../../scaffold/api/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'

/** The sums at stake, for those who see them, and what was done today. */
export function WorkSummary({ answer }: { answer: ResponseOf<'/alerts/', 'get'> }) {
  const { t } = useTranslation('alert')
  const { currency } = useCurrentUser()
  const { sums, done } = answer
  const figures: SummaryFigure[] = []
  if (done.all > 0) {
    const counted = { mine: formatNumber(done.mine), all: formatNumber(done.all) }
    figures.push({ label: t('done.label'), value: t('done.of', counted) })
  }
  if (sums && sums.at_stake > 0) {
    const sum = (amount: number) => <Money amount={amount} currency={currency} />
    figures.push(
      { label: t('sums.stake'), value: sum(sums.at_stake) },
      { label: t('sums.expected'), value: sum(sums.expected) },
    )
  }
  return figures.length > 0 && <SummaryLine figures={figures} />
}
