import { ButtonLink, NotFoundPage, PageHeader, SkeletonText, Stack } from '@zal/ui'
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import type { Noun } from '../i18n/words.ts'
import { Crash } from '../scaffold/Crash.tsx'
import { useForeseen } from '../scaffold/foreseen.ts'
import { PlaceContext, usePageHead, usePlace } from '../scaffold/place.tsx'
import { useRegistry } from '../scaffold/registry.tsx'
import { addressOf, addressToStart, homeOf, type Section, type Tab } from '../scaffold/section.ts'
import { useCan } from '../scaffold/who.ts'
import { screenOf } from '../scaffold/screens.ts'

/**
 * Routes behind the sign-in, from the registry. A section's own path redirects to its first
 * permitted tab; an unknown or forbidden tab to /404, which tells them apart; `/` and `/home` to
 * the first permitted section.
 */
export function SectionRoutes() {
  const sections = useRegistry()
  const can = useCan()
  const home = homeOf(sections, can)
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
              element={tab.allowed(can) ? <TabScreen section={section} tab={tab} /> : <Forbidden />}
            />
          ))}
          {Object.entries(section.redirects).map(([from, to]) => (
            <Route key={from} path={from} element={<Redirect section={section} to={to} />} />
          ))}
        </Route>
      ))}
      <Route path="/404" element={<Missing home={home} />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** Redirects to the home URL. */
const Start = ({ at }: { at: string | undefined }) =>
  at ? <Navigate to={at} replace /> : <Forbidden />

const Forbidden = () => <Navigate to="/404" replace state={{ forbidden: true }} />

/** Redirects an alias of a tab, keeping id and search. */
function Redirect({ section, to }: { section: Section; to: string }) {
  const id = Number(useParams().id) || undefined
  return <Navigate to={addressOf(section, to, id) + useLocation().search} replace />
}

function TabScreen({ section, tab }: { section: Section; tab: Tab }) {
  const Screen = screenOf(tab)
  const { pathname, search } = useLocation()
  const place = useMemo(() => ({ section, tab }), [section, tab])
  // Keyed by pathname: changes of the search are queried by the screen itself.
  useForeseen(pathname + search, pathname)
  return (
    <PlaceContext value={place}>
      <Crash key={pathname}>
        <Suspense fallback={<Coming />}>
          <TitleFirst>
            <Spoken by={section.noun}>
              {/* The lazy component is created once per tab and cached. */}
              {/* oxlint-disable-next-line react/static-components */}
              <Screen />
            </Spoken>
          </TitleFirst>
        </Suspense>
      </Crash>
    </PlaceContext>
  )
}

/** Defers the screen so that its title paints first and a press is answered at once. */
function TitleFirst({ children }: { children: ReactNode }) {
  const isFirst = useLocation().key === 'default'
  return useDeferredValue(true, isFirst) ? children : <Coming />
}

/** Placeholder of a screen: its title and a skeleton. The title of a record is not known yet. */
function Coming() {
  const { tab } = usePlace()
  const head = usePageHead()
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
