import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAtomValue } from 'jotai'
import { call } from '../scaffold/call.ts'
import type { Results } from '../scaffold/contract.ts'
import { useServices } from '../scaffold/services.ts'
import { languageAtom } from '../scaffold/who.ts'
import { arrivalUrl } from './arrival.ts'
import { useDesk } from './desk.ts'
import type { Country } from './memory.ts'
import { ownPath } from './ownPath.ts'
import { useAttempt } from './useAttempt.ts'

export type Login = Results<'/merchant/login/', 'post'>
export interface Credentials {
  username: string
  password: string
}

/** Age in ms up to which the 60-second hash is used; an older one is requested again. */
const HASH_IS_FRESH = 45_000

/** State of the sign-in steps: country, credentials, and the club where there are several. */
export function useSignIn(redirect: string | null) {
  const { api, now } = useServices()
  const { memory } = useDesk()
  const language = useAtomValue(languageAtom)
  const navigate = useNavigate()
  const [country, setCountry] = useState<Country | undefined>(memory.country)
  const [step, setStep] = useState<'country' | 'account' | 'club'>('country')
  const [account, setAccount] = useState<{ credentials: Credentials; login: Login; at: number }>()
  const { pending, error, attempt: tryOnce, clear } = useAttempt()

  const logIn = async (credentials: Credentials) => {
    const body = { ...credentials, country: country ?? 'UZB' }
    const { results } = await call(api, 'post', '/merchant/login/', { body })
    const made = { credentials, login: results, at: now() }
    setAccount(made)
    return made
  }
  const follow = ({ login }: { login: Login }, club: number | undefined) => {
    const place = redirect ? ownPath(redirect) : ownPath(login.redirect_url)
    const brings = { hash: login.hash, language, club, country: country ?? 'UZB' }
    void navigate(arrivalUrl(place, brings))
  }
  const attempt = (work: () => Promise<void>) =>
    tryOnce(() =>
      work().catch((thrown: unknown) => {
        setStep('account')
        throw thrown
      }),
    )

  return {
    country,
    step,
    clubs: account?.login.clubs ?? [],
    pending,
    error,
    clear,
    back: () => setStep(step === 'club' ? 'account' : 'country'),
    chooseCountry: (chosen: Country) => {
      setCountry(chosen)
      memory.setCountry(chosen)
      setStep('account')
    },
    submit: (credentials: Credentials) =>
      attempt(async () => {
        const made = await logIn(credentials)
        const [first, ...others] = made.login.clubs
        if (others.length > 0) setStep('club')
        else follow(made, first?.club_id)
      }),
    chooseClub: (club: number) =>
      attempt(async () => {
        if (!account) return
        const isFresh = now() - account.at < HASH_IS_FRESH
        follow(isFresh ? account : await logIn(account.credentials), club)
      }),
  }
}

export type SignInState = ReturnType<typeof useSignIn>
