import { DateText, PanelGroup, Phone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../../domain/useScheduleText.ts'
import type { Trainer } from '../trainer.data.ts'

/** Facts of a trainer beside all tabs: working hours, contact, what members read. */
export function TrainerRail({ record: trainer }: { record: Trainer }) {
  const { t } = useTranslation('trainer')
  const { days, hours } = useScheduleText()
  const { phone, email, bio, since } = trainer
  return (
    <>
      <PanelGroup
        title={t('rail.works')}
        facts={[
          { label: t('fields.week_days'), value: days(trainer.week_days) },
          { label: t('fields.hours'), value: hours(trainer) },
          { label: t('fields.since'), value: <DateText day={since} /> },
        ]}
      />
      <PanelGroup
        title={t('rail.contact')}
        facts={[
          { label: t('fields.phone'), value: phone && <Phone phone={phone} /> },
          { label: t('fields.email'), value: email },
        ]}
      />
      {bio && <PanelGroup title={t('fields.bio')}>{bio}</PanelGroup>}
    </>
  )
}
