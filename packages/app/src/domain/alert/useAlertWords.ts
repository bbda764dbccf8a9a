import { inZone } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../useShortDate.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Alert } from './alerts.ts'

const DAY = 86_400_000

/** Words of a row: its title, why it is there, and whether it is about today. */
export function useAlertWords() {
  const { t } = useTranslation(['alert', 'shell'])
  const shortDate = useShortDate()
  const { today, zone } = useSettings()

  const titleOf = ({ kind, record, member, since, facts }: Alert): string => {
    if (kind === 'shift') return t('titles.shift', { day: shortDate(since) })
    if (kind === 'class_without_trainer')
      return t('titles.class_without_trainer', { name: record.name, time: facts.time })
    if (kind === 'device' || kind === 'delivery') return t(`titles.${kind}`)
    if (kind === 'alarm')
      return t(`shell:alerts.${facts.alarm ?? 'job_failed'}`, { number: record.name })
    return member?.fullname ?? record.name
  }

  const whyOf = ({ kind, record, since, facts }: Alert): string => {
    const name = facts.membership?.name ?? record.name
    switch (kind) {
      case 'expiring':
        return since === today
          ? t('why.expiring_today', { name })
          : t('why.expiring', { name, day: shortDate(since) })
      case 'expired':
        return t('why.expired', { name, day: shortDate(since) })
      case 'debt':
        return t('why.debt', { day: shortDate(since) })
      case 'birthday':
        return t('why.birthday', { count: facts.age ?? 0 })
      case 'unfreeze':
        return t('why.unfreeze', { name })
      case 'risk': {
        if (!facts.last_visit) return t('why.risk_none')
        const { day } = inZone(facts.last_visit, zone)
        return t('why.risk', { count: Math.round((Date.parse(today) - Date.parse(day)) / DAY) })
      }
      case 'shift':
        return record.name
      case 'class_without_trainer':
        return [facts.room, placesOf(facts)].filter(Boolean).join(', ')
      case 'device':
        return [facts.browser, record.name].filter(Boolean).join(', ')
      case 'delivery':
        return [templateOf(facts), record.name].filter(Boolean).join(', ')
      case 'alarm':
        return [shortDate(since), record.type === 'payment' ? '' : record.name]
          .filter(Boolean)
          .join(', ')
    }
  }

  /** The same in fewer words, where there is room for one line. */
  const shortWhyOf = (row: Alert): string => {
    const { kind, since } = row
    if (kind === 'expiring' && since === today) return t('short.expiring_today')
    if (kind === 'expiring' || kind === 'expired')
      return t(`short.${kind}`, { day: shortDate(since) })
    return kind === 'unfreeze' ? t('short.unfreeze') : whyOf(row)
  }

  const placesOf = ({ taken = 0, slot }: Alert['facts']) =>
    slot ? t('why.places', { taken, slot }) : t('why.taken', { count: taken })

  const templateOf = ({ template = '' }: Alert['facts']) =>
    t(`templates.${template}` as ParseKeys<'alert'>, { defaultValue: template })

  const isToday = ({ kind, since }: Alert) => kind === 'expiring' && since === today

  return { titleOf, whyOf, shortWhyOf, placesOf, templateOf, isToday }
}
