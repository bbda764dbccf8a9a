import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import { brings, topics } from '@zal/api/events'
import { connectLive, type LiveState } from '@zal/api/live'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../scaffold/call.ts'
import { refresh } from '../scaffold/refresh.ts'
import { useServices } from '../scaffold/services.ts'
import { clubAtom } from '../scaffold/who.ts'
import { useDesk } from '../session/desk.ts'
import { alarmOf, alarmsAtom } from './alarms.ts'
import { arrivalOf, arrivalsAtom, hear } from './arrivals.ts'
import { useBegin } from './useBegin.ts'

export const liveStateAtom = atom<LiveState>('connecting')

/**
 * Keeps the screens up to date: a live message refetches the queries of its topic, a gap refetches
 * everything, a change of permissions reloads the session. A lost club is replaced by another one
 * of the user.
 *
 * @param onNoClub called when there is none
 */
export function useLive(onNoClub: () => void) {
  const { api, now, store } = useServices()
  const desk = useDesk()
  const queries = useQueryClient()
  const club = useAtomValue(clubAtom)
  const setState = useSetAtom(liveStateAtom)
  const tellArrival = useSetAtom(arrivalsAtom)
  const setAlarms = useSetAtom(alarmsAtom)
  const begin = useBegin()
  const enterAnew = useEffectEvent(async () => {
    const { kind } = await desk.enter()
    if (kind === 'noClub') onNoClub()
    else if (store.get(clubAtom) !== club) begin()
  })
  useEffect(
    function connect() {
      // Events missed while disconnected are refetched but not announced: they may be old.
      let isOpen = false
      const connection = connectLive({
        url: `${location.origin.replace('http', 'ws')}/api/v1/ws/`,
        ticket: async () => {
          try {
            return (await call(api, 'get', '/auth/ephemeral-token/', {})).results.token
          } catch (thrown) {
            // A 404 here means that the club was lost while disconnected.
            if (ApiError.from(thrown).status === 404) void enterAnew()
            throw thrown
          }
        },
        club,
        onState: (state) => {
          isOpen = state === 'open'
          setState(state)
        },
        onMissed: () => void refresh(queries),
        onMessage: (message) => {
          const { type, kind } = message
          const arrival = isOpen ? arrivalOf(message) : undefined
          if (arrival) tellArrival((before) => hear(before, arrival, now()))
          const alarm = isOpen ? alarmOf(message) : undefined
          if (alarm) setAlarms((before) => [...before, alarm])
          if (type === 'permissions_changed') void enterAnew()
          const topic = topics.find((each) => kind?.startsWith(`${each}.`))
          if (topic) void refresh(queries, [topic, ...(brings[topic] ?? [])])
        },
      })
      return () => connection.close()
    },
    [api, now, desk, queries, club, setState, tellArrival, setAlarms],
  )
}
