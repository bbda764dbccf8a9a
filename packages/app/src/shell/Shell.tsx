import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { AppShell } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { createQueryClient } from '../scaffold/query/index.ts'
import { RegistryContext, type Section } from '../scaffold/routing/index.ts'
import { useClub, useClubChoice } from '../scaffold/session/index.ts'
import { sections as all } from '../sections/index.ts'
import type { SessionWithoutClub } from '../session/loadSession.ts'
import { OwnerAlertsSlot } from './live/OwnerAlertsSlot.tsx'
import { DeviceRequestSlot } from './live/DeviceRequestSlot.tsx'
import { ArrivalsSlot } from './live/ArrivalsSlot.tsx'
import { StorageFailedBanner } from './banners/StorageFailedBanner.tsx'
import { ClosedClubBar } from './banners/ClosedClubBar.tsx'
import { ClockBanner } from './banners/ClockBanner.tsx'
import { Header } from './header/Header.tsx'
import { Overlays } from './Overlays.tsx'
import { ViewAsBar } from './banners/ViewAsBar.tsx'
import { OfflineBanner } from './banners/OfflineBanner.tsx'
import { SectionRoutes } from './SectionRoutes.tsx'
import { useLive } from './live/useLive.ts'
import { ClubSwitcher } from './nav/ClubSwitcher.tsx'
import { goKeysAtom } from './nav/goKeys.ts'
import { MoreHead } from './nav/MoreHead.tsx'
import { NewMenu } from './nav/NewMenu.tsx'
import { useMenuGroups } from './nav/useMenu.ts'
import { useNavPreferences } from './nav/useNavPreferences.ts'
import { usePlaces } from './nav/usePlaces.ts'
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
  onNoClub(found: SessionWithoutClub): void
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
  const nav = useMenuGroups()
  const places = usePlaces()
  const { folded, slim, toggleGroup } = useNavPreferences()
  const keysShown = useAtomValue(goKeysAtom)
  const club = useClub()
  const choice = useClubChoice()
  useLive(onNoClub)
  useScroll()
  usePreloadScreens()
  useOtherTabs(onSignedOut, onSomebodyElse)
  return (
    <>
      <AppShell
        head={(isSlim) => (
          <>
            <ClubSwitcher slim={isSlim} />
            <NewMenu slim={isSlim} />
          </>
        )}
        nav={nav}
        places={places}
        moreHead={<MoreHead onSignedOut={onSignedOut} />}
        labels={{ nav: t('menu'), more: t('places.more'), skip: t('skip') }}
        slim={slim}
        keysShown={keysShown}
        folded={folded}
        onFold={toggleGroup}
        header={<Header onSignedOut={onSignedOut} />}
        banner={
          <>
            <ViewAsBar />
            <ClosedClubBar />
            <OfflineBanner />
            <StorageFailedBanner />
            <ClockBanner />
            <ArrivalsSlot />
            <DeviceRequestSlot />
            <OwnerAlertsSlot />
          </>
        }
        onPaper={choice?.name}
        page={pathname}
      >
        {/* Remounts the screens for another club, so that typed values do not carry over. */}
        <SectionRoutes key={club} />
      </AppShell>
      <Overlays />
    </>
  )
}
