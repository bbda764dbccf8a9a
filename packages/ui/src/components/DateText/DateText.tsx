import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatDate, formatMoment, formatTime } from '../../format/index.ts'
import { token } from '../../theme/index.ts'

export type DateTextProps =
  | {
      /** 'YYYY-MM-DD' → 21/11/2026 */
      day: string
      /** A warning: the day is near. */
      tone?: 'warning'
      /** A word instead of the date, such as "Today". */
      children?: ReactNode
    }
  | {
      /** ISO 8601 timestamp → 21/11/2026, 14:05 in the club's zone */
      at: string
      zone: string
      /** Only the time of day. */
      timeOnly?: boolean
    }

/** A day or timestamp in the common format: DD/MM/YYYY, HH:mm. */
export function DateText(props: DateTextProps) {
  if ('day' in props) {
    const { day, tone, children } = props
    return (
      <Whole dateTime={day} data-tone={tone}>
        {children ?? formatDate(day)}
      </Whole>
    )
  }
  const { at, zone, timeOnly } = props
  if (timeOnly) return <Whole dateTime={at}>{formatTime(at, zone)}</Whole>
  return <time dateTime={at}>{formatMoment(at, zone)}</time>
}

/** Days and times never wrap. */
const Whole = styled.time`
  flex: none;
  white-space: nowrap;
  font-variant-numeric: proportional-nums;

  &[data-tone='warning'] {
    color: ${token('warning.text')};
  }
`
