import type { Body, Results } from '../../scaffold/contract.ts'
import { resource, type Saver } from '../../scaffold/resource.ts'
import { useSend } from '../../scaffold/send.ts'

export const classes = resource('class', {
  list: '/management/class-list/',
  one: '/management/class/{id}/',
})

export type Class = Results<'/management/class-list/', 'get'>[number]
export type ClassTime = Class['times'][number]
export type TimeSent = Body<'/management/class/', 'post'>['times'][number]

/** One block of a class, by its place; it is read with the class and saved on its own. */
export const classTimes = (timeIndex: number) => ({
  ...classes,
  useCreate: (): Saver<Omit<TimeSent, 'id'>, Class> => unused(),
  useChange: (id: number | undefined) => {
    const path = '/management/class/{id}/time/{timeIndex}/'
    const { send, ...rest } = useSend('patch', path, { touches: ['class'] })
    const save = async (body: Body<typeof path, 'patch'>) =>
      (await send({ params: { path: { id: id ?? 0, timeIndex } }, body })).results
    return { ...rest, save }
  },
})

/** Blocks are made with their class. */
const unused = (): never => {
  throw new Error('A block is added in the form of its class')
}

/** A block as it is sent. */
export const sentOf = ({ id, start_time, end_time, week_days, staffs, room, slot }: ClassTime) => ({
  id,
  start_time,
  end_time,
  week_days,
  trainers: staffs.map((each) => each.id),
  room: room?.id ?? null,
  slot,
})
