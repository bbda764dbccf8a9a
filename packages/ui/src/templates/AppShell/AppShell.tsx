import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { MenuIcon } from '../../icons/index.ts'
import { gutter, layer, line, media, space, text, token, unseen, width } from '../../theme/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { ShellNav, type NavItem } from './ShellNav.tsx'

export interface AppShellProps {
  /** Logo at the top of the menu. */
  logo: ReactNode
  /** The menu: sections with their tabs. */
  nav: NavItem[]
  /** Labels of the frame. */
  labels: ShellLabels
  /** Content of the header. */
  header: ReactNode
  /** Banner above everything, for global states such as offline. */
  banner?: ReactNode
  /** Content at the bottom of the menu. */
  foot?: ReactNode
  /** Print-only heading; the rest of the frame is not printed. */
  onPaper?: ReactNode
  /** Identity of the page; a change closes the drawer. */
  page: string
  children: ReactNode
}

export interface ShellLabels {
  /** Accessible name of the menu. */
  nav: string
  open: string
  close: string
  /** Skip link. */
  skip: string
}

/** Frame of all pages: a side menu (a drawer below 769 px), a header, the page. */
export function AppShell({
  logo,
  nav,
  labels,
  header,
  banner,
  foot,
  onPaper,
  page,
  children,
}: AppShellProps) {
  // The drawer is open only for the page it was opened on.
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === page
  const menu = (
    <>
      <Logo>{logo}</Logo>
      <ShellNav label={labels.nav} items={nav} />
      {foot && <Foot>{foot}</Foot>}
    </>
  )
  return (
    <Frame>
      <Skip href="#main">{labels.skip}</Skip>
      <Sidebar>{menu}</Sidebar>
      <Column>
        {banner}
        <Header>
          <MenuButton>
            <IconButton label={labels.open} icon={MenuIcon} onClick={() => setOpenOn(page)} />
          </MenuButton>
          {header}
        </Header>
        {onPaper && <OnPaper aria-hidden>{onPaper}</OnPaper>}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
      <MenuDrawer
        open={open}
        onClose={() => setOpenOn(undefined)}
        label={labels.nav}
        close={labels.close}
      >
        {menu}
      </MenuDrawer>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`
const Skip = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset: ${space[8]} auto auto ${space[8]};
  padding: ${space[8]} ${space[16]};
  background: ${token('bg.inverse')};
  color: ${token('fg.onInverse')};

  &:not(:focus) {
    ${unseen}
  }
`
const Sidebar = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${width.sidebar};
  height: 100dvh;
  overflow-y: auto;
  border-inline-end: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.below('shell')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`
const Logo = styled.div`
  padding: ${space[20]} ${space[20]} ${space[12]};
`
const Foot = styled.div`
  margin-block-start: auto;
  padding: ${space[16]} ${space[20]};
`
const Column = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
`
const Header = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${space[64]};
  padding: ${space[8]} ${gutter};
  border-block-end: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.print} {
    display: none;
  }
`
const MenuButton = styled.div`
  ${media.from('shell')} {
    display: none;
  }
`
const OnPaper = styled.div`
  ${text('label')}
  padding-block-end: ${space[8]};

  ${media.screen} {
    display: none;
  }
`
const Main = styled.main`
  --z-sticky-top: ${space[64]};
  flex: 1;
  width: 100%;
  max-width: calc(${width.page} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[24]} ${gutter} ${space[64]};
  outline: none;

  ${media.below('sm')} {
    padding-block-start: ${space[16]};
  }

  /* Room for the outer borders of cards. */
  ${media.print} {
    padding: 0 ${line.hair};
  }
`
