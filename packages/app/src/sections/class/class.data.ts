import { ApiError } from '@zal/api'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { defineQuery, mapResult, type QueryResult, resource } from '../../scaffold/query/index.ts'
import type { BodyOf, ResultsOf } from '../../scaffold/api/index.ts'
import { type RecordMutation, useApiMutation } from '../../scaffold/mutation/index.ts'

export const classes = resource('class', {
  list: '/management/class-list/',
  one: '/management/class/{id}/',
})

/** Names of all classes of the club. */
export const classNames = defineQuery(['class'], '/management/class-mini/')

export type Class = ResultsOf<'/management/class-list/', 'get'>[number]
export type ClassTime = Class['times'][number]
export type TimeSent = BodyOf<'/management/class/', 'post'>['times'][number]

/** One block of a class, by its index in the URL; loaded with the class and saved on its own. */
export const classTime = {
  noun: 'class',
  useOne(id: number | undefined): QueryResult<Class> {
    const query = classes.useOne(id)
    const timeIndex = useTimeIndex()
    const found = query.data?.times[timeIndex] && query.data
    // An open form stays when the block was deleted meanwhile; the server then rejects it.
    const [last, setLast] = useState(found)
    if (found && found !== last) setLast(found)
    const shown = mapResult(query, found ?? last)
    return query.data && !shown.data ? { ...shown, error: beyond } : shown
  },
  useChange(id: number | undefined): RecordMutation<TimeChange, Class> {
    const timeIndex = useTimeIndex()
    const { send, ...rest } = useApiMutation('patch', timePath, { touches: ['class'] })
    const save = async (body: TimeChange) =>
      (await send({ params: { path: { id: id ?? 0, timeIndex } }, body })).results
    return { ...rest, save }
  },
} as const

const useTimeIndex = () => Number(useParams().timeIndex)
const timePath = '/management/class/{id}/time/{timeIndex}/'
type TimeChange = BodyOf<typeof timePath, 'patch'>
const beyond = new ApiError({ code: 'not_found', status: 404 })
