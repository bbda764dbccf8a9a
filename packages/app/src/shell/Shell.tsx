import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { AppShell } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { createQueries } from '../scaffold/queries.ts'
import { RegistryContext } from '../scaffold/registry.tsx'
import type { Section } from '../scaffold/section.ts'
import { useClub, useSession } from '../scaffold/who.ts'
import { sections as all } from '../sections/index.ts'
import { Logo } from '../session/Logo.tsx'
import { AlarmsPlace } from './AlarmsPlace.tsx'
import { ArrivalsPlace } from './ArrivalsPlace.tsx'
import { ForgetfulBanner } from './ForgetfulBanner.tsx'
import { ClockBanner } from './ClockBanner.tsx'
import { Header } from './Header.tsx'
import { Overlays } from './Overlays.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SectionRoutes } from './SectionRoutes.tsx'
import { useLive } from './useLive.ts'
import { useMenu } from './useMenu.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useScroll } from './useScroll.ts'
import { useTravelAhead } from './useTravelAhead.ts'

export { prepare } from './prepare.ts'

interface ShellProps {
  /** The user has logged out, here or in another tab. */
  onSignedOut(): void
  /** Another user has signed in in another tab. */
  onSomebodyElse(): void
  /** The user has lost their last club. */
  onNoClub(): void
  /** Query cache with prefetched data. @default an empty one */
  answers?: QueryClient
  /** @default all sections of the app */
  sections?: readonly Section[]
}

/** Frame of the signed-in app: menu, header, search, live updates, screens. */
export function Shell({ sections = all, answers, ...ends }: ShellProps) {
  const [queries] = useState(() => answers ?? createQueries())
  useEffect(
    function forgetAnswersAfterwards() {
      return () => queries.clear()
    },
    [queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <RegistryContext value={sections}>
        <ShellFrame {...ends} />
      </RegistryContext>
    </QueryClientProvider>
  )
}

type Ends = Pick<ShellProps, 'onSignedOut' | 'onSomebodyElse' | 'onNoClub'>

function ShellFrame({ onSignedOut, onSomebodyElse, onNoClub }: Ends) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const menu = useMenu()
  const club = useClub()
  const { clubs } = useSession()
  useLive(onNoClub)
  useScroll()
  useTravelAhead()
  useOtherTabs(onSignedOut, onSomebodyElse)
  return (
    <>
      <AppShell
        logo={<Logo />}
        nav={menu}
        labels={{ nav: t('menu'), open: t('openMenu'), close: t('closeMenu'), skip: t('skip') }}
        header={<Header onSignedOut={onSignedOut} />}
        banner={
          <>
            <OfflineBanner />
            <ForgetfulBanner />
            <ClockBanner />
            <ArrivalsPlace />
            <AlarmsPlace />
          </>
        }
        onPaper={clubs.find(({ club_id }) => club_id === club)?.name}
        page={pathname}
      >
        {/* Remounts the screens for another club, so that typed values do not carry over. */}
        <SectionRoutes key={club} />
      </AppShell>
      <Overlays />
    </>
  )
}
