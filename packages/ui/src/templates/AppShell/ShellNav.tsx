import styled from 'styled-components'
import { Kbd } from '../../components/Kbd/index.ts'
import { BareLink } from '../../components/Link/index.ts'
import type { IconComponent } from '../../icons/index.ts'
import { icon, motion, radius, space, text, token, weight } from '../../theme/index.ts'

export interface NavItem {
  href: string
  label: string
  icon: IconComponent
  /** Keyboard shortcut, such as ['G', 'R']. */
  keys?: string[]
  current?: boolean
  /** Pages of the section, shown while it is current. */
  children?: { href: string; label: string; current?: boolean }[]
}

/** Navigation menu: sections with their shortcuts, and the pages of the current one. */
export function ShellNav({ label, items }: { label: string; items: NavItem[] }) {
  return (
    <Nav aria-label={label}>
      <ul>
        {items.map(({ href, label: name, icon: Icon, keys, current, children = [] }) => (
          <li key={href}>
            <Section
              href={href}
              aria-current={
                current && !children.some((child) => child.current) ? 'page' : undefined
              }
              data-current={current || undefined}
              aria-keyshortcuts={keys?.join(' ')}
            >
              <Icon aria-hidden size={icon.md} />
              <span>{name}</span>
              {keys && <Kbd aria-hidden>{keys.join(' ')}</Kbd>}
            </Section>
            {current && children.length > 1 && (
              <Pages>
                {children.map((child) => (
                  <li key={child.href}>
                    <Page href={child.href} aria-current={child.current ? 'page' : undefined}>
                      {child.label}
                    </Page>
                  </li>
                ))}
              </Pages>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  )
}

const Nav = styled.nav`
  padding: ${space[8]} ${space[12]};

  ul {
    display: grid;
    gap: ${space[2]};
  }
`
const Section = styled(BareLink)`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${space[40]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  text-decoration: none;
  transition: background ${motion.colour};

  & > span {
    flex: 1;
    min-width: 0;
  }

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[data-current] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
    font-weight: ${weight.medium};
  }
`
const Pages = styled.ul`
  margin-block: ${space[4]} ${space[8]};
  padding-inline-start: ${space[32]};
`
const Page = styled(BareLink)`
  ${text('body')}
  display: flex;
  align-items: center;
  min-height: ${space[32]};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  text-decoration: none;

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[aria-current] {
    color: ${token('secondary.softFg')};
    font-weight: ${weight.strong};
  }
`
