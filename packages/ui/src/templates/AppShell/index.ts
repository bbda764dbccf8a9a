export { AppShell, type AppShellProps, type ShellLabels } from './AppShell.tsx'
export type { NavItem } from './ShellNav.tsx'
