import { formatDate, formatTime, inZone, yearOf } from '@zal/ui'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '../../scaffold/session/index.ts'
import { useShortDate } from '../useShortDate.ts'
import { isOneDay } from './oneDay.ts'

interface TakenAtProps {
  record: { created_at: string; payment_date: string }
}

/** Time of day in a list of one day; else date and time. A back-dated record has a date only. */
export function TakenAt({ record: { created_at, payment_date } }: TakenAtProps) {
  const { zone } = useSettings()
  const [query] = useSearchParams()
  const isOfTheDay = inZone(created_at, zone).day === payment_date
  const time = isOfTheDay ? formatTime(created_at, zone) : undefined
  if (isOneDay(query)) return time ?? formatDate(payment_date)
  return [formatDate(payment_date), time].filter(Boolean).join(' ')
}

/**
 * The same in a row of a phone: the time of today, else a short date, with the time where the row doesn't name its club.
 */
export function TakenAtShort({ record: { created_at, payment_date } }: TakenAtProps) {
  const { zone, today } = useSettings()
  const [query] = useSearchParams()
  const short = useShortDate()
  const isOfTheDay = inZone(created_at, zone).day === payment_date
  const time = isOfTheDay ? formatTime(created_at, zone) : undefined
  if (time && (payment_date === today || isOneDay(query))) return time
  const isThisYear = yearOf(payment_date) === yearOf(today)
  const date = isThisYear ? short(payment_date) : formatDate(payment_date)
  return query.has('location') ? date : [date, time].filter(Boolean).join(' ')
}
