import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { AppShell } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { createQueryClient } from '../scaffold/query/index.ts'
import { RegistryContext, type Section } from '../scaffold/routing/index.ts'
import { useClub, useSession } from '../scaffold/session/index.ts'
import { sections as all } from '../sections/index.ts'
import { Logo } from '../session/auth/Logo.tsx'
import { OwnerAlertsSlot } from './live/OwnerAlertsSlot.tsx'
import { ArrivalsSlot } from './live/ArrivalsSlot.tsx'
import { StorageFailedBanner } from './banners/StorageFailedBanner.tsx'
import { ClockBanner } from './banners/ClockBanner.tsx'
import { Header } from './header/Header.tsx'
import { Overlays } from './Overlays.tsx'
import { OfflineBanner } from './banners/OfflineBanner.tsx'
import { SectionRoutes } from './SectionRoutes.tsx'
import { useLive } from './live/useLive.ts'
import { useMenu } from './useMenu.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useScroll } from './useScroll.ts'
import { usePreloadScreens } from './usePreloadScreens.ts'

export { bootstrap } from './bootstrap.ts'

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
  const [queries] = useState(() => answers ?? createQueryClient())
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
  usePreloadScreens()
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
            <StorageFailedBanner />
            <ClockBanner />
            <ArrivalsSlot />
            <OwnerAlertsSlot />
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
