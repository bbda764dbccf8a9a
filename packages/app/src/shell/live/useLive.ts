import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import { brings, topics } from '@zal/api/events'
import { connectLive, type LiveState } from '@zal/api/live'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { request } from '../../scaffold/api/index.ts'
import { invalidateTopics } from '../../scaffold/query/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { clubAtom } from '../../scaffold/session/index.ts'
import type { SessionWithoutClub } from '../../session/loadSession.ts'
import { useSessionController } from '../../session/sessionController.ts'
import { parseOwnerAlert, ownerAlertsAtom } from './ownerAlerts.ts'
import { arrivalOf, arrivalsAtom, hear } from './arrivals.ts'
import { deviceRequestsAtom, requestedDevice, withRequest } from './deviceRequests.ts'
import { useRestart } from '../useBegin.ts'

export const liveStateAtom = atom<LiveState>('connecting')

/**
 * Keeps the screens up to date: a live message refetches the queries of its topic, a gap refetches
 * everything, a change of permissions reloads the session. A lost club is replaced by another one
 * of the user.
 *
 * @param onNoClub called when no open one is left
 */
export function useLive(onNoClub: (found: SessionWithoutClub) => void) {
  const { api, now, store } = useServices()
  const controller = useSessionController()
  const queries = useQueryClient()
  const club = useAtomValue(clubAtom)
  const setState = useSetAtom(liveStateAtom)
  const tellArrival = useSetAtom(arrivalsAtom)
  const setAlarms = useSetAtom(ownerAlertsAtom)
  const tellRequest = useSetAtom(deviceRequestsAtom)
  const begin = useRestart()
  const enterAnew = useEffectEvent(async () => {
    const entered = await controller.enter()
    if (entered.kind === 'noClub') onNoClub(entered)
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
            return (await request(api, 'get', '/auth/ephemeral-token/', {})).results.token
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
        onMissed: () => void invalidateTopics(queries),
        onMessage: (message) => {
          const { type, kind } = message
          const arrival = isOpen ? arrivalOf(message) : undefined
          if (arrival) tellArrival((before) => hear(before, arrival, now()))
          const device = isOpen ? requestedDevice(message) : undefined
          if (device !== undefined) tellRequest((before) => withRequest(before, device))
          const alarm = isOpen ? parseOwnerAlert(message) : undefined
          if (alarm) setAlarms((before) => [...before, alarm])
          if (type === 'permissions_changed') void enterAnew()
          const topic = topics.find((each) => kind?.startsWith(`${each}.`))
          if (topic) void invalidateTopics(queries, [topic, ...(brings[topic] ?? [])])
        },
      })
      return () => connection.close()
    },
    [api, now, controller, queries, club, setState, tellArrival, tellRequest, setAlarms],
  )
}
