import { ApiError } from '@zal/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { speak } from '../i18n/i18n.ts'
import { languageAtom } from '../scaffold/who.ts'
import { useServices } from '../scaffold/services.ts'
import { Waiting } from '../scaffold/Waiting.tsx'
import { readArrival, remember, type Arrival } from './arrival.ts'
import { useDesk } from './desk.ts'
import { EntranceFailed } from './EntranceFailed.tsx'
import { NoClub } from './NoClub.tsx'
import { open, wordsFor, type Opened } from './open.ts'
import { useLanguage } from './useLanguage.ts'

type State = Opened | { kind: 'asking' } | { kind: 'lapsed' } | { kind: 'left' }

interface EntranceProps {
  takeOpened?(): Opened | undefined
}

/**
 * Entry point: takes the parameters out of the URL, exchanges a hash for a session, loads the
 * current user, and renders the shell, or redirects to the sign-in with the return URL.
 *
 * @param takeOpened returns the result of the early start once
 */
export function Entrance({ takeOpened }: EntranceProps) {
  const services = useServices()
  const desk = useDesk()
  const { i18n } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash: fragment } = useLocation()
  const [opened] = useState(() => takeOpened?.())
  const [state, setState] = useState<State>(opened ?? { kind: 'asking' })
  const arrived = useRef('')
  // URL parameters not yet exchanged; a retry uses the same hash.
  const brought = useRef<Pick<Arrival, 'hash' | 'language'>>({})

  const end = useCallback(() => setState({ kind: 'left' }), [])
  const endWithoutClub = useCallback(() => setState({ kind: 'noClub' }), [])
  const ask = async () => {
    setState({ kind: 'asking' })
    const words = speak(i18n, services.store.get(languageAtom), wordsFor(arrival.rest))
    const { hash, language: chosen } = brought.current
    if (hash) {
      try {
        await desk.exchange(hash)
        brought.current = { language: chosen }
      } catch (thrown) {
        const error = ApiError.from(thrown)
        setState(error.status === 401 ? { kind: 'lapsed' } : { kind: 'failed', error })
        return
      }
    }
    const found = await open(services, desk.memory, arrival.rest)
    await words
    setState(found)
    if (found.kind === 'in' && chosen) language.tell()
  }
  const arrival = readArrival(pathname, search, fragment)
  const brings = pathname + search !== arrival.rest.replace(fragment, '')

  useEffect(
    function takeArrival() {
      if (!brings || arrived.current === search) return
      arrived.current = search
      remember(desk.memory, arrival)
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

  // After signing out, the redirect carries no return URL: the next user must not see it.
  if (state.kind === 'left') return <Navigate to="/sign-in" replace />
  if (state.kind === 'signedOut' || state.kind === 'lapsed') {
    const back = pathname === '/' ? '' : `redirect_url=${encodeURIComponent(arrival.rest)}`
    const lapsed = state.kind === 'lapsed' ? 'lapsed=1' : ''
    const query = [back, lapsed].filter(Boolean).join('&')
    return <Navigate to={`/sign-in${query && `?${query}`}`} replace />
  }
  if (state.kind === 'failed')
    return <EntranceFailed error={state.error} retry={() => void ask()} />
  if (state.kind === 'noClub') return <NoClub />
  if (state.kind === 'asking') return <Waiting />
  const { Shell, queries } = state
  return (
    <Shell
      answers={queries}
      onSignedOut={end}
      onSomebodyElse={() => void ask()}
      onNoClub={endWithoutClub}
    />
  )
}
