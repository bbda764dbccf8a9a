import { ApiError } from '@zal/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { speak } from '../i18n/i18n.ts'
import { languageAtom } from '../scaffold/session/index.ts'
import { useServices } from '../scaffold/platform/index.ts'
import { LoadingBar } from '../scaffold/feedback/index.ts'
import { readDeepLink, remember, type DeepLink } from './deepLink.ts'
import { useSessionController } from './sessionController.ts'
import { AppEntryFailed } from './AppEntryFailed.tsx'
import { NoClub } from './NoClub.tsx'
import { openApp, localeExtentFor, type OpenResult } from './openApp.ts'
import { WaitingDevice } from './waiting/WaitingDevice.tsx'
import { useLanguage } from './useLanguage.ts'
import { useViewChange } from './useViewChange.ts'

type State = OpenResult | { kind: 'asking' } | { kind: 'lapsed' } | { kind: 'left' }

interface EntranceProps {
  takeOpened?(): OpenResult | undefined
}

/**
 * Entry point: takes the parameters out of the URL, exchanges a hash for a session, loads the
 * current user, and renders the shell, or redirects to the sign-in with the return URL.
 *
 * @param takeOpened returns the result of the early start once
 */
export function AppEntry({ takeOpened }: EntranceProps) {
  const services = useServices()
  const controller = useSessionController()
  const { i18n } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash: fragment } = useLocation()
  const [opened] = useState(() => takeOpened?.())
  const [state, setState] = useState<State>(opened ?? { kind: 'asking' })
  const arrived = useRef('')
  // URL parameters not yet exchanged; a retry uses the same hash.
  const brought = useRef<Pick<DeepLink, 'hash' | 'language'>>({})

  const end = useCallback(() => setState({ kind: 'left' }), [])
  const ask = async (place = arrival.rest) => {
    setState({ kind: 'asking' })
    const words = speak(i18n, services.store.get(languageAtom), localeExtentFor(place))
    const { hash, language: chosen } = brought.current
    let isUsed = false
    if (hash) {
      try {
        await controller.exchange(hash)
        brought.current = { language: chosen }
      } catch (thrown) {
        const error = ApiError.from(thrown)
        if (error.status !== 401) return setState({ kind: 'failed', error })
        isUsed = true
        brought.current = { language: chosen }
      }
    }
    // A used or expired hash signs nobody out.
    const found = await openApp(services, controller.storage, place)
    await words
    setState(isUsed && found.kind === 'signedOut' ? { kind: 'lapsed' } : found)
    if (found.kind === 'in' && chosen) language.tell()
  }
  const arrival = readDeepLink(pathname, search, fragment)
  const brings = pathname + search !== arrival.rest.replace(fragment, '')

  useEffect(
    function takeArrival() {
      if (!brings || arrived.current === search) return
      arrived.current = search
      remember(controller.storage, arrival)
      if (arrival.language) language.change(arrival.language)
      void navigate(arrival.rest, { replace: true })
      brought.current = arrival
      void ask()
    },
    // The URL is processed once per change of its search.
    // oxlint-disable-next-line react/exhaustive-deps
    [search],
  )
  useEffect(function askAtStart() {
    if (!brings && !opened) void ask()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useViewChange((place) => {
    void navigate(place, { replace: true })
    void ask(place)
  })

  // After signing out, the redirect carries no return URL: the next user must not see it.
  if (state.kind === 'left') return <Navigate to="/sign-in" replace />
  if (state.kind === 'signedOut' || state.kind === 'lapsed') {
    const back = pathname === '/' ? '' : `redirect_url=${encodeURIComponent(arrival.rest)}`
    const lapsed = state.kind === 'lapsed' ? 'lapsed=1' : ''
    const query = [back, lapsed].filter(Boolean).join('&')
    return <Navigate to={`/sign-in${query && `?${query}`}`} replace />
  }
  if (state.kind === 'failed' && state.error.code === 'device_waiting')
    return <WaitingDevice onApproved={() => void ask()} />
  if (state.kind === 'failed')
    return <AppEntryFailed error={state.error} retry={() => void ask()} />
  if (state.kind === 'noClub') {
    const enter = (club: number) => {
      controller.storage.setClubOfTab(club)
      void ask()
    }
    return <NoClub closedClubs={state.closedClubs} enter={enter} />
  }
  if (state.kind === 'asking') return <LoadingBar />
  const { Shell, queries } = state
  return (
    <Shell
      answers={queries}
      onSignedOut={end}
      onSomebodyElse={() => void ask()}
      onNoClub={setState}
    />
  )
}
