import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { Drawer } from '../../components/Drawer/index.ts'
import { BareLink } from '../../components/Link/index.ts'
import { icon, radius, space, text, token, weight, width } from '../../theme/index.ts'
import type { NavGroup } from './nav.types.ts'

interface MoreSheetProps {
  onClose: () => void
  label: string
  head: ReactNode
  groups: readonly NavGroup[]
}

/** The whole menu on phones, as a sheet; a link in it closes it. */
export function MoreSheet({ onClose, label, head, groups }: MoreSheetProps) {
  // Includes a link to the current page, which does not navigate.
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer open quiet side="bottom" title={label} onClose={onClose}>
      <Body onClick={closeByLink}>
        <Head>{head}</Head>
        <nav aria-label={label}>
          {groups.map((group) => (
            <section key={group.id} aria-label={group.label}>
              <Title>{group.label}</Title>
              <Places>
                {group.items.map(({ href, label: name, icon: Icon, current }) => (
                  <li key={href}>
                    <Place href={href} aria-current={current ? 'page' : undefined}>
                      <Icon aria-hidden size={icon.md} />
                      <span>{name}</span>
                    </Place>
                  </li>
                ))}
              </Places>
            </section>
          ))}
        </nav>
      </Body>
    </Drawer>
  )
}

const Body = styled.div`
  padding: ${space[2]} ${space[16]} calc(${space[24]} + env(safe-area-inset-bottom));
`
const Head = styled.div`
  padding-inline-end: ${space[48]};
`
const Title = styled.h2`
  ${text('caption')}
  padding: ${space[12]} ${space[8]} ${space[4]};
  color: ${token('fg.muted')};
`
const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
`
const Place = styled(BareLink)`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${width.touch};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  color: ${token('fg.default')};
  text-decoration: none;

  & > svg {
    color: ${token('fg.muted')};
  }

  & > span {
    min-width: 0;
  }

  &[aria-current] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
    font-weight: ${weight.medium};

    & > svg {
      color: inherit;
    }
  }
`
