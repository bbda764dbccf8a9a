import { type ReactNode, useState } from 'react'
import { TopbarContext } from '../../components/PageHeader/index.ts'
import { breakpoint, useIsBelow } from '../../theme/index.ts'
import {
  Column,
  Frame,
  Head,
  Main,
  OnPaper,
  Page,
  Sidebar,
  Skip,
  Tools,
  Topbar,
} from './AppShell.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import type { NavGroup, NavItem } from './nav.types.ts'
import { ShellNav } from './ShellNav.tsx'

export interface AppShellProps {
  /** Head of the menu, such as the club and a button for something new; an icon each when slim. */
  head: (slim: boolean) => ReactNode
  /** The menu: sections with their tabs, in groups. */
  nav: readonly NavGroup[]
  /** Places of the bottom bar on phones, four at most. */
  places: readonly NavItem[]
  /** Head of the whole menu on phones. */
  moreHead: ReactNode
  /** Labels of the frame. */
  labels: ShellLabels
  /** The menu is folded to icons. Between 769 and 1100 px it always is. */
  slim: boolean
  /** Shows the keys of the sections. */
  keysShown?: boolean
  /** Ids of the folded groups. */
  folded: readonly string[]
  /** Folds or opens a group, by its id. */
  onFold: (group: string) => void
  /** Right end of the top bar, beside the title of the page. */
  header: ReactNode
  /** Banner above everything, for global states such as offline. */
  banner?: ReactNode
  /** Print-only heading; the rest of the frame is not printed. */
  onPaper?: ReactNode
  /** Identity of the page; a change closes the sheet. */
  page: string
  children: ReactNode
}

export interface ShellLabels {
  /** Accessible name of the menu. */
  nav: string
  /** Last place of the bottom bar. */
  more: string
  /** Skip link. */
  skip: string
}

/**
 * Frame of all pages: a side menu, the top bar with the title of the page and tools, the page; below
 * 769 px a bottom bar and a sheet with the whole menu.
 */
export function AppShell(props: AppShellProps) {
  const { head, nav, places, moreHead, labels, keysShown, folded, onFold } = props
  const { header, banner, onPaper, page, children } = props
  // The sheet is open only for the page it was opened on.
  const [openOn, setOpenOn] = useState<string>()
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const isPhone = useIsBelow(breakpoint.shell)
  const slim = useIsBelow(breakpoint.lg) || props.slim
  const isOpen = isPhone && openOn === page
  return (
    <Frame>
      <Skip href="#main">{labels.skip}</Skip>
      {!isPhone && (
        <Sidebar data-slim={slim}>
          <Head>{head(slim)}</Head>
          <ShellNav
            label={labels.nav}
            groups={nav}
            slim={slim}
            keysShown={keysShown}
            folded={folded}
            onFold={onFold}
          />
        </Sidebar>
      )}
      <Column>
        {banner}
        <Tools>{header}</Tools>
        <Main id="main" tabIndex={-1}>
          {/* A page without a title, such as an unknown one, has the bar too. */}
          <Topbar ref={setTitlePlace} />
          {onPaper && <OnPaper aria-hidden>{onPaper}</OnPaper>}
          <TopbarContext value={titlePlace}>
            <Page>{children}</Page>
          </TopbarContext>
        </Main>
        {isPhone && (
          <BottomBar
            label={labels.nav}
            items={places}
            more={labels.more}
            isOpen={isOpen}
            onMore={() => setOpenOn(page)}
          />
        )}
      </Column>
      {isOpen && (
        <MoreSheet
          label={labels.more}
          head={moreHead}
          groups={nav}
          onClose={() => setOpenOn(undefined)}
        />
      )}
    </Frame>
  )
}
