import { ApiError } from '@zal/api'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { answering, type Asked } from '../../scaffold/ask.ts'
import type { Body, Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'
import type { Saver } from '../../scaffold/saver.ts'
import { useWrite } from '../../scaffold/useWrite.ts'

export const classes = resource('class', {
  list: '/management/class-list/',
  one: '/management/class/{id}/',
})

export type Class = Results<'/management/class-list/', 'get'>[number]
export type ClassTime = Class['times'][number]
export type TimeSent = Body<'/management/class/', 'post'>['times'][number]

/** One block of a class, by its index in the URL; loaded with the class and saved on its own. */
export const classTime = {
  noun: 'class',
  useOne(id: number | undefined): Asked<Class> {
    const asked = classes.useOne(id)
    const timeIndex = useTimeIndex()
    const found = asked.data?.times[timeIndex] && asked.data
    // An open form stays when the block was deleted meanwhile; the server then rejects it.
    const [last, setLast] = useState(found)
    if (found && found !== last) setLast(found)
    const shown = answering(asked, found ?? last)
    return asked.data && !shown.data ? { ...shown, error: beyond } : shown
  },
  useChange(id: number | undefined): Saver<TimeChange, Class> {
    const timeIndex = useTimeIndex()
    const { send, ...rest } = useWrite('patch', timePath, { touches: ['class'] })
    const save = async (body: TimeChange) =>
      (await send({ params: { path: { id: id ?? 0, timeIndex } }, body })).results
    return { ...rest, save }
  },
} as const

const useTimeIndex = () => Number(useParams().timeIndex)
const timePath = '/management/class/{id}/time/{timeIndex}/'
type TimeChange = Body<typeof timePath, 'patch'>
const beyond = new ApiError({ code: 'not_found', status: 404 })
