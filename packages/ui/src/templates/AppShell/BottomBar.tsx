import styled from 'styled-components'
import { BareLink } from '../../components/Link/index.ts'
import { MenuIcon } from '../../icons/index.ts'
import { icon, layer, line, media, space, text, token, width } from '../../theme/index.ts'
import type { NavItem } from './nav.types.ts'

interface BottomBarProps {
  label: string
  items: readonly NavItem[]
  /** Label of the last place, which opens the whole menu. */
  more: string
  isOpen: boolean
  onMore: () => void
}

/** Menu of phones: the places needed most, and the rest behind the last one. */
export function BottomBar({ label, items, more, isOpen, onMore }: BottomBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map(({ href, label: name, icon: Icon, current }) => (
        <Place
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          data-current={current || undefined}
        >
          <Icon aria-hidden size={icon.lg} />
          <span>{name}</span>
        </Place>
      ))}
      <Place
        as="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={items.every(({ current }) => !current) || undefined}
        onClick={onMore}
      >
        <MenuIcon aria-hidden size={icon.lg} />
        <span>{more}</span>
      </Place>
    </Bar>
  )
}

const Bar = styled.nav`
  position: sticky;
  z-index: ${layer.header};
  bottom: 0;
  display: flex;
  flex: none;
  padding: ${space[4]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.from('shell')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  /* The bar of a form has the place: its first button leads away. */
  main:has([data-page-bar]) + & {
    display: none;
  }
`
const Place = styled(BareLink)`
  ${text('caption')}
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  justify-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${width.touch};
  padding: ${space[2]} 0;
  border: 0;
  background: none;
  color: ${token('fg.muted')};
  text-align: center;
  text-decoration: none;

  & > span {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  &[data-current] {
    color: ${token('secondary.softFg')};
  }
`
