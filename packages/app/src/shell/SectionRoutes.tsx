import { ButtonLink, EmptyState, NotFoundPage, PageHeader, SkeletonText, Stack } from '@zal/ui'
import { worksInClosedClub } from '@zal/api/permissions'
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import type { Noun } from '../i18n/words.ts'
import { ErrorBoundary } from '../scaffold/feedback/index.ts'
import {
  addressOf,
  addressToStart,
  homeOf,
  lazyScreen,
  RouteContext,
  type Section,
  type Tab,
  usePageHeader,
  usePrefetchRoute,
  useRegistry,
  useRouteContext,
} from '../scaffold/routing/index.ts'
import { type Can, useCan, useCurrentUser, useInClosedClub } from '../scaffold/session/index.ts'

/**
 * Routes behind the sign-in, from the registry. A section's own path redirects to its first
 * permitted tab; an unknown or forbidden tab to /404, which tells them apart; `/` and `/home` to
 * the section that the person has chosen, else the first permitted one.
 */
export function SectionRoutes() {
  const sections = useRegistry()
  const can = useCan()
  const inClosedClub = useInClosedClub()
  const { role, staff } = useCurrentUser()
  const home = homeOf(sections, can, { role, opensWith: staff.opens_with })
  return (
    <Routes>
      <Route path="/" element={<Start at={home} />} />
      <Route path="/home" element={<Start at={home} />} />
      {sections.map((section) => (
        <Route key={section.noun} path={section.path}>
          <Route index element={<Start at={addressToStart(section, can)} />} />
          {section.tabs.map((tab) => (
            <Route
              key={tab.route}
              path={tab.route}
              element={
                tab.allowed(can) ? (
                  <TabScreen section={section} tab={tab} />
                ) : inClosedClub && tab.allowed(needsOpenClub) ? (
                  <ClosedClub home={home} />
                ) : (
                  <Forbidden />
                )
              }
            />
          ))}
          {Object.entries(section.redirects).map(([from, to]) => (
            <Route key={from} path={from} element={<Redirect section={section} to={to} />} />
          ))}
        </Route>
      ))}
      {sections.flatMap((section) =>
        Object.entries(section.aliases).map(([from, to]) => (
          <Route key={from} path={from} element={<Redirect section={section} to={to} />} />
        )),
      )}
      <Route path="/404" element={<Missing home={home} />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** Redirects to the home URL. */
const Start = ({ at }: { at: string | undefined }) =>
  at ? <Navigate to={at} replace /> : <Forbidden />

/** Tabs that are refused by the closed club, whatever the permissions are. */
const needsOpenClub: Can = (section, tab, action) => !worksInClosedClub(section, tab, action)

/** A form that is open while its club is closed stays at its address, and returns when the club is active again. */
function ClosedClub({ home }: { home: string | undefined }) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <EmptyState
      kind="forbidden"
      level={1}
      title={t('closedClub.title')}
      action={home && <ButtonLink href={home}>{t('common:missing.home')}</ButtonLink>}
    >
      {t('closedClub.nothingNew')}
    </EmptyState>
  )
}

const Forbidden = () => <Navigate to="/404" replace state={{ forbidden: true }} />

/** Redirects an alias of a tab, keeping id and search. */
function Redirect({ section, to }: { section: Section; to: string }) {
  const id = Number(useParams().id) || undefined
  return <Navigate to={addressOf(section, to, id) + useLocation().search} replace />
}

function TabScreen({ section, tab }: { section: Section; tab: Tab }) {
  const Screen = lazyScreen(tab)
  const { pathname, search } = useLocation()
  const place = useMemo(() => ({ section, tab }), [section, tab])
  // Keyed by pathname: changes of the search are queried by the screen itself.
  usePrefetchRoute(pathname + search, pathname)
  return (
    <RouteContext value={place}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Coming />}>
          <TitleFirst>
            <Spoken by={section.noun}>
              {/* The lazy component is created once per tab and cached. */}
              {/* oxlint-disable-next-line react/static-components */}
              <Screen />
            </Spoken>
          </TitleFirst>
        </Suspense>
      </ErrorBoundary>
    </RouteContext>
  )
}

/** Defers the screen so that its title paints first and a press is answered at once. */
function TitleFirst({ children }: { children: ReactNode }) {
  const isFirst = useLocation().key === 'default'
  return useDeferredValue(true, isFirst) ? children : <Coming />
}

/** Placeholder of a screen: its title and a skeleton. The title of a record is not known yet. */
function Coming() {
  const { tab } = useRouteContext()
  const head = usePageHeader()
  return (
    <Stack>
      {tab.inMenu && <PageHeader {...head} coming />}
      <SkeletonText lines={8} />
    </Stack>
  )
}

/** Suspends until the translations of the section are loaded. */
function Spoken({ by, children }: { by: Noun; children: ReactNode }) {
  useTranslation(by)
  return children
}

function Missing({ home }: { home: string | undefined }) {
  const { t } = useTranslation()
  const isForbidden = (useLocation().state as { forbidden?: true } | null)?.forbidden
  return (
    <NotFoundPage
      title={t('missing.title')}
      text={t(isForbidden ? 'missing.forbidden' : 'missing.text')}
      action={home && <ButtonLink href={home}>{t('missing.home')}</ButtonLink>}
    />
  )
}
