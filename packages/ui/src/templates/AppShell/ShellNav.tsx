import { useId } from 'react'
import { Kbd } from '../../components/Kbd/index.ts'
import { Tooltip } from '../../components/Tooltip/index.ts'
import { formatNumber } from '../../format/index.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import { icon } from '../../theme/index.ts'
import type { NavGroup, NavItem } from './nav.types.ts'
import { Count, Fold, Group, Nav, Page, Pages, Section } from './ShellNav.styles.ts'

export interface ShellNavProps {
  label: string
  groups: readonly NavGroup[]
  /** Icons with tooltips only. */
  slim?: boolean
  /** Shows the keys of the sections. */
  keysShown?: boolean
  /** Ids of the folded groups. */
  folded: readonly string[]
  onFold: (id: string) => void
}

/** Navigation menu: sections in groups, and the pages of the current section. */
export function ShellNav({ label, groups, folded, ...look }: ShellNavProps) {
  return (
    <Nav aria-label={label} data-slim={look.slim}>
      {groups.map((group) => (
        <GroupOf key={group.id} {...group} {...look} isFolded={folded.includes(group.id)} />
      ))}
    </Nav>
  )
}

interface GroupProps extends NavGroup, Pick<ShellNavProps, 'slim' | 'keysShown' | 'onFold'> {
  isFolded: boolean
}

/** A folded group shows the current section only. */
function GroupOf({ id, label, items, slim, keysShown, isFolded, onFold }: GroupProps) {
  const list = useId()
  const shown = isFolded && !slim ? items.filter(({ current }) => current) : items
  return (
    <Group>
      {!slim && (
        <Fold
          type="button"
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={() => onFold(id)}
        >
          {label}
          <ChevronDownIcon aria-hidden size={icon.sm} />
        </Fold>
      )}
      <ul id={list} aria-label={label}>
        {shown.map((item) => (
          <li key={item.href}>
            {slim ? <Slim {...item} /> : <Full {...item} keysShown={keysShown} />}
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Full({ keysShown, children = [], ...item }: NavItem & { keysShown?: boolean }) {
  const { href, label, icon: Icon, keys, current, count } = item
  const isPage = current && !children.some((child) => child.current)
  return (
    <>
      <Section
        href={href}
        aria-current={isPage ? 'page' : undefined}
        data-current={current || undefined}
        aria-keyshortcuts={keys?.join(' ')}
      >
        <Icon aria-hidden size={icon.md} />
        <span>{label}</span>
        {Boolean(count) && !keysShown && <Count>{formatNumber(count ?? 0)}</Count>}
        {keysShown && keys && <Kbd aria-hidden>{keys.join(' ')}</Kbd>}
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
    </>
  )
}

function Slim({ href, label, icon: Icon, keys, current, count }: NavItem) {
  return (
    <Tooltip words={label} keys={keys?.join(' ')} side="end">
      <Section
        href={href}
        aria-current={current ? 'page' : undefined}
        data-current={current || undefined}
        aria-label={count ? `${label}, ${formatNumber(count)}` : label}
        data-waits={Boolean(count)}
        aria-keyshortcuts={keys?.join(' ')}
      >
        <Icon aria-hidden size={icon.md} />
      </Section>
    </Tooltip>
  )
}
