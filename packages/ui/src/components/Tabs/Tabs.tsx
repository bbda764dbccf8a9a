import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { formatNumber } from '../../format/index.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import {
  breakpoint,
  control,
  line,
  media,
  motion,
  radius,
  ringInside,
  space,
  text,
  token,
  useIsBelow,
  useUi,
  weight,
  width,
} from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { BareLink } from '../Link/index.ts'
import { Menu } from '../Menu/index.ts'
import { useFit } from '../shared/useFit.ts'

/** A tab with its own URL. */
export interface Tab {
  /** Id in `current`. */
  id: string
  label: string
  href: string
  /** Number of records behind it. */
  count?: number
}

export interface TabsProps {
  /** Accessible name. */
  label: string
  /** The parts, each with its address. */
  tabs: readonly Tab[]
  /** Id of the current tab. */
  current: string
  /** Button after the current tab: its menu. */
  beside?: ReactNode
  /**
   * Tabs without room go into a menu; on a phone they scroll as they do without it. @default false
   */
  folds?: boolean
}

/** Tabs as links: shared URLs and Back work. */
export function Tabs({ label, tabs, current, beside, folds = false }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const { parts } = useUi().words
  const isNarrow = useIsBelow(breakpoint.md)
  const isFolding = folds && !isNarrow
  const content = tabs.map(({ label: words, count }) => `${words} ${count}`).join()
  const fit = useFit(row, isFolding ? tabs.length : 0, `${content} ${Boolean(beside)}`)
  const { shown, folded } = isFolding ? folding(tabs, current, fit) : { shown: tabs, folded: [] }
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
    <Row ref={row} aria-label={label} data-folds={isFolding}>
      {shown.map(({ id, label: words, href, count }) => (
        <Place key={id}>
          <Item href={href} aria-current={id === current ? 'page' : undefined}>
            {words}
            {count !== undefined && <Count>{formatNumber(count)}</Count>}
          </Item>
          {id === current && beside}
        </Place>
      ))}
      {folded.length > 0 && (
        <Menu
          label={parts.more}
          placement="bottom start"
          trigger={
            <Button tone="ghost" size="xs" icon={ChevronDownIcon}>
              {parts.more}
            </Button>
          }
          groups={[
            {
              actions: folded.map(({ id, label: words, href, count }) => ({
                id,
                label: words,
                note: count === undefined ? undefined : formatNumber(count),
                href,
              })),
            },
          ]}
        />
      )}
    </Row>
  )
}

/** The first tabs that fit, and always the current one. */
function folding(tabs: readonly Tab[], current: string, fit: number) {
  const shown = tabs.slice(0, fit)
  const here = tabs.slice(fit).find(({ id }) => id === current)
  if (here) shown.splice(Math.max(0, fit - 1), 1, here)
  return { shown, folded: tabs.filter((tab) => !shown.includes(tab)) }
}

const Row = styled.nav`
  display: flex;
  gap: ${space[4]};
  min-width: 0;
  overflow-x: auto;
  box-shadow: inset 0 -${line.hair} ${token('border.default')};
  scrollbar-width: none;

  &[data-folds='true'] {
    align-items: center;
    overflow-x: clip;
    overflow-clip-margin: ${space[4]};
  }
`

const Place = styled.span`
  display: inline-flex;
  flex: none;
  align-items: stretch;
`

const Item = styled(BareLink)`
  ${text('dense')}
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
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: color ${motion.colour};

  ${media.below('shell')} {
    ${text('body')}
    min-height: ${width.touch};
    font-weight: ${weight.medium};
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
  color: ${token('fg.muted')};
`
