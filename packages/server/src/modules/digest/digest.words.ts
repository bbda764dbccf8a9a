import type { LetterContext } from '../../core/background/outbox.ts'
import type { FormattedParams } from '../../core/i18n/formatParams.ts'
import { fillPlural, fillTemplate } from '../../core/i18n/words.ts'
import { weekdayOf } from './digest.rules.ts'

type Write = (name: string, vars?: FormattedParams) => string

/** Words of a digest in the language of its reader. */
export interface Say {
  texts: Write
  things: Write
  rows: Write
  /** "Tuesday, 24 November" */
  date: (day: string) => string
  /** "24 November" */
  day: (day: string) => string
  /** Change against a usual weekday, with a place for the percent. */
  usual: (weekday: number) => string
  /** A name on one line, without characters that change the direction or the end of it. */
  name: (name: string) => string
}

export function wordsOf({ words, language }: Pick<LetterContext, 'words' | 'language'>): Say {
  const { texts, things, rows, weekdays, months, usual } = words.digest
  const write =
    (group: Readonly<Record<string, string>>): Write =>
    (name, vars = {}) =>
      fillPlural(group, name, vars, language)
  const day = (date: string) =>
    fillTemplate(months[String(Number(date.slice(5, 7)))] ?? '', { day: Number(date.slice(8)) })
  return {
    texts: write(texts),
    things: write(things),
    rows: write(rows),
    day,
    date: (date) => `${weekdays[String(weekdayOf(date))]}, ${day(date)}`,
    usual: (weekday) => usual[String(weekday)] ?? '',
    name: (name) => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
  }
}
