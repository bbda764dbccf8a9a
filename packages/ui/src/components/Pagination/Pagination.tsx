import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fill, formatCount, formatNumber } from '../../format/index.ts'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import {
  control,
  hitArea,
  icon,
  layer,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  useUi,
  weight,
} from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { BareLink } from '../Link/index.ts'
import { Menu } from '../Menu/index.ts'
import { pagesAround } from './pagesAround.ts'

export interface PaginationProps {
  /** Current page, from 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Rows on a full page. */
  perPage: number
  /** Rows on all pages. */
  total: number
  /** `total` is a lower bound. @default false */
  totalIsMinimum?: boolean
  /** Words for the visible range, such as "1–25 of 941 members". @default without the noun */
  rangeOf?: (shown: { range: string; total: string }) => string
  /** Offered numbers of rows on a page. */
  sizes?: readonly number[]
  /** Called with the chosen number of rows. */
  onSize?: (size: number) => void
  /** URL of a page. */
  hrefOf: (page: number) => string
}

/** Footer of a list: visible range and total, rows on a page, links to the pages. */
export function Pagination({
  page,
  pageCount,
  perPage,
  total,
  totalIsMinimum = false,
  rangeOf,
  sizes = [],
  onSize,
  hrefOf,
}: PaginationProps) {
  const { parts, table } = useUi().words
  if (total === 0) return null
  const range = fill(parts.span, {
    from: formatNumber((page - 1) * perPage + 1),
    to: formatNumber(Math.min(page * perPage, total)),
  })
  const shown = { range, total: formatCount(total, totalIsMinimum) }
  const rows = (size: number) => fill(table.rows, { count: size })
  return (
    <Row>
      <Range>{rangeOf ? rangeOf(shown) : fill(parts.range, shown)}</Range>
      {onSize && total > (sizes[0] ?? 0) && (
        <Menu
          label={table.perPage}
          placement="top end"
          trigger={
            <Button tone="ghost" size="xs" aria-label={`${table.perPage}: ${perPage}`}>
              <Size>
                {rows(perPage)}
                <ChevronDownIcon aria-hidden />
              </Size>
            </Button>
          }
          groups={[
            {
              actions: sizes.map((size) => ({
                id: String(size),
                label: rows(size),
                checked: size === perPage,
                onAction: () => onSize(size),
              })),
            },
          ]}
        />
      )}
      {pageCount > 1 && (
        <Nav aria-label={parts.pages}>
          <Step page={page - 1} label={parts.previousPage} off={page <= 1} hrefOf={hrefOf}>
            <ChevronLeftIcon aria-hidden />
          </Step>
          {pagesAround(page, pageCount).map((one, index) =>
            one === null ? (
              <Gap key={`gap-${index}`} aria-hidden>
                {ellipsis}
              </Gap>
            ) : (
              <Item
                key={one}
                href={hrefOf(one)}
                aria-label={fill(parts.page, { page: formatNumber(one) })}
                aria-current={one === page ? 'page' : undefined}
              >
                {formatNumber(one)}
              </Item>
            ),
          )}
          <Step page={page + 1} label={parts.nextPage} off={page >= pageCount} hrefOf={hrefOf}>
            <ChevronRightIcon aria-hidden />
          </Step>
        </Nav>
      )}
    </Row>
  )
}

const ellipsis = '…'

interface StepProps {
  page: number
  label: string
  off: boolean
  hrefOf: (page: number) => string
  children: ReactNode
}

function Step({ page, label, off, hrefOf, children }: StepProps) {
  return off ? (
    <Item as="span" role="link" aria-disabled aria-label={label}>
      {children}
    </Item>
  ) : (
    <Item href={hrefOf(page)} aria-label={label}>
      {children}
    </Item>
  )
}

// Stays in sight while the rows above scroll.
const Row = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-height: ${space[48]};
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[16]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.below('md')} {
    position: static;
  }

  ${media.print} {
    position: static;
  }
`

const Range = styled.p`
  ${text('dense')}
  flex: 1 1 auto;
  color: ${token('fg.muted')};
`

const Size = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  white-space: nowrap;

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }
`

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Item = styled(BareLink)`
  ${text('dense')}
  ${hitArea}
  display: inline-grid;
  place-items: center;
  min-width: ${control.xs};
  min-height: ${control.sm};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  text-decoration: none;
  transition: background-color ${motion.colour};

  &:hover:not([aria-disabled]) {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[aria-current] {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  &[aria-disabled] {
    color: ${token('fg.disabled')};
  }

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }
`

const Gap = styled.span`
  width: ${space[20]};
  color: ${token('fg.subtle')};
  text-align: center;
`
