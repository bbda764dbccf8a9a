import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fill, formatCount, formatNumber } from '../../format/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import {
  control,
  hitArea,
  icon,
  motion,
  radius,
  space,
  text,
  token,
  useUi,
  weight,
} from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'
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
  /** URL of a page. */
  hrefOf: (page: number) => string
}

/** Pagination: visible range, total, and links to the pages. */
export function Pagination({
  page,
  pageCount,
  perPage,
  total,
  totalIsMinimum = false,
  hrefOf,
}: PaginationProps) {
  const { parts } = useUi().words
  if (total === 0) return null
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return (
    <Row>
      <Range>
        {fill(parts.range, {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatCount(total, totalIsMinimum),
        })}
      </Range>
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[20]};
`

const Range = styled.p`
  ${text('label')}
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
`

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Item = styled(BareLink)`
  ${text('label')}
  ${hitArea}
  display: inline-grid;
  place-items: center;
  min-width: ${control.sm};
  min-height: ${control.sm};
  padding-inline: ${space[8]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background-color ${motion.colour};

  &:hover:not([aria-disabled]) {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[aria-current] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
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
