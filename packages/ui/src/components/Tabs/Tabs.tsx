import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import {
  control,
  line,
  media,
  motion,
  radius,
  ringInside,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'

/** A tab with its own URL. */
export interface Tab {
  /** Id in `current`. */
  id: string
  label: string
  href: string
  /** Number shown as a badge. */
  count?: number
}

export interface TabsProps {
  /** Accessible name. */
  label: string
  /** The parts, each with its address. */
  tabs: readonly Tab[]
  /** Id of the current tab. */
  current: string
}

/** Tabs as links: shared URLs and Back work. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(
    function showWhereWeAre() {
      const here = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!row.current || !here) return
      // Scrolls horizontally only; the page keeps its position.
      const { left, right } = row.current.getBoundingClientRect()
      row.current.scrollLeft += Math.max(0, here.right - right) - Math.max(0, left - here.left)
    },
    [current],
  )
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ id, label: words, href, count }) => (
        <Item key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {words}
          {count !== undefined && <Count>{count}</Count>}
        </Item>
      ))}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  box-shadow: inset 0 -${line.hair} ${token('border.default')};
  scrollbar-width: none;
`

const Item = styled(BareLink)`
  ${text('body')}
  ${ringInside}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[8]};
  min-height: ${control.sm};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.tag};
  color: ${token('fg.muted')};
  text-decoration: none;
  transition: color ${motion.colour};

  ${media.below('shell')} {
    min-height: ${width.touch};
  }

  &::after {
    position: absolute;
    inset: auto ${space[12]} 0;
    height: ${line.ring};
    border-radius: ${radius.round};
    background: ${token('secondary.solid')};
    content: '';
    opacity: 0;
    scale: 0.4 1;
    transition:
      opacity ${motion.colour},
      scale ${motion.popover};
  }

  &:hover {
    color: ${token('fg.default')};
  }

  &[aria-current] {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  &[aria-current]::after {
    opacity: 1;
    scale: 1;
  }
`

const Count = styled.span`
  ${text('caption')}
  padding-inline: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('neutral.soft')};
  color: ${token('neutral.softFg')};
`
