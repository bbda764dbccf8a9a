import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClub, useSession } from '../session/index.ts'
import type { ReportOptions } from './report.types.ts'
import { scopeIn } from './reportAddress.ts'
import { useToday } from './useToday.ts'

/** Days and clubs of the address, and a function that changes search params; undefined removes one. */
export function useReportScope(period: NonNullable<ReportOptions['period']>) {
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const club = useClub()
  const { clubs } = useSession()
  const scope = useMemo(
    () =>
      scopeIn(query, {
        today,
        club,
        choices: [club, ...clubs.map(({ club_id: id }) => id)],
        choice: period,
      }),
    [query, today, club, clubs, period],
  )
  const change = (params: object) =>
    setQuery((before) => changed(before, params), { replace: true })
  return { scope, change }
}

/** A switch of a card, kept in the address; its first value is the default and is not written. */
export function useReportSwitch<Id extends string>(name: string, values: readonly [Id, ...Id[]]) {
  const [query, setQuery] = useSearchParams()
  const value = values.find((one) => one === query.get(name)) ?? values[0]
  const choose = (next: Id) =>
    setQuery((before) => changed(before, { [name]: next === values[0] ? undefined : next }), {
      replace: true,
    })
  return [value, choose] as const
}

function changed(before: URLSearchParams, params: object) {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
