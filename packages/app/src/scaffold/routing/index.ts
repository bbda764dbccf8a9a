export { ScreenBoundary } from './ScreenBoundary.tsx'
export { useRememberListParams } from './lastListParams.ts'
export { RegistryContext, useAddress, useRegistry } from './registry.tsx'
export {
  RouteContext,
  Screen,
  useBackLink,
  usePageHeader,
  useRouteContext,
} from './routeContext.tsx'
export { lazyScreen, loadScreen } from './routePrefetch.ts'
export {
  addressOf,
  addressToStart,
  homeOf,
  sectionsFrom,
  idIn,
  type ScreenComponent,
  section,
  type Section,
  type SectionGroup,
  sectionGroups,
  startOf,
  type Tab,
  type TabOf,
  tabAt,
} from './section.ts'
export { unsavedChangesAtom, useLeaveWarning, useUnsavedChanges } from './useLeaveWarning.ts'
export { usePrefetchRoute } from './usePrefetchRoute.ts'
