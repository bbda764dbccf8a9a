export { AppShell, type AppShellProps, type ShellLabels } from './AppShell.tsx'
export type { NavGroup, NavItem } from './nav.types.ts'
