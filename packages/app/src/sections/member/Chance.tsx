import { HelpIcon, IconButton, Inline, Prediction, Tooltip } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { MemberRow, Profile } from './member.data.ts'

/** Retention prediction of a member; renders nothing while it is null. */
export function Chance({ member }: { member: MemberRow }) {
  const { t } = useTranslation('member')
  if (member.prediction === null) return null
  return <Prediction percent={member.prediction} label={t('fields.prediction')} />
}

/** Retention prediction with its main negative factors, or the reason why there is none yet. */
export function ChanceWithLosses({ member }: { member: Profile }) {
  const { t } = useTranslation('member')
  const { prediction_losses: losses } = member
  if (member.prediction === null) return t('prediction.early')
  const said = losses.map(({ reason, points }) => `${t(`prediction.loss.${reason}`)} −${points}`)
  return (
    <Inline gap="tight">
      <Chance member={member} />
      <Tooltip words={said.length > 0 ? said.join(', ') : t('prediction.none')}>
        <IconButton icon={HelpIcon} label={t('prediction.why')} size="xs" />
      </Tooltip>
    </Inline>
  )
}
