import { Avatar, BareLink, line, Money, ringInside, space, text, token, weight } from '@zal/ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'

export interface PersonRow {
  id: number
  name: string
  avatar?: string
  /** Smaller line under the name. */
  note: string
  /** A debt, above zero. */
  amount: number
  href?: string
  action?: ReactNode
}

interface PersonRowsProps {
  label: string
  rows: readonly PersonRow[]
  hasMore: boolean
  /** Loads the next rows; called when the end is near. */
  more(): void
  /** Follows the link of a row. */
  open(href: string): void
}

/** People of a dialog: 6.5 rows are visible, then it scrolls; ↑ and ↓ move, Enter opens. */
export function PersonRows({ label, rows, hasMore, more, open }: PersonRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLLIElement>(null)
  const next = useRef(more)
  useEffect(function rememberMore() {
    next.current = more
  })
  useEffect(
    function loadAtTheEnd() {
      if (!end.current) return
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && next.current(), {
        root: list.current,
        rootMargin: '30%',
      })
      watch.observe(end.current)
      return () => watch.disconnect()
    },
    [hasMore, rows.length],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step || !list.current) return
    const ways = [...list.current.querySelectorAll<HTMLElement>('[data-way]')]
    const here = ways.findIndex((way) => way.closest('li')?.contains(document.activeElement))
    const found = ways[here === -1 ? 0 : Math.max(0, Math.min(ways.length - 1, here + step))]
    event.preventDefault()
    found?.focus()
  }
  return (
    <List ref={list} aria-label={label} onKeyDown={onKeyDown}>
      {rows.map(({ id, name, avatar, note, amount, href, action }) => (
        <Row key={id}>
          <Avatar size="sm" name={name} src={avatar} />
          <Words>
            {href ? (
              <BareLink
                data-way
                href={href}
                onClick={(event) => {
                  event.preventDefault()
                  open(href)
                }}
              >
                {name}
              </BareLink>
            ) : (
              <b>{name}</b>
            )}
            <span>{note}</span>
          </Words>
          <Money amount={amount} tone="debt" />
          {action}
        </Row>
      ))}
      {hasMore && <li ref={end} aria-hidden />}
    </List>
  )
}

const List = styled.ul`
  max-height: calc(6.5 * 3.5rem);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border-block: ${line.hair} solid ${token('border.subtle')};
  list-style: none;
`

const Row = styled.li`
  ${text('dense')}
  position: relative;
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 3.5rem;
  padding-inline: ${space[8]};

  & + & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  &:is(:hover, :focus-within) {
    background: ${token('bg.hover')};
  }

  /* Above the link that covers the row. */
  & > button {
    z-index: 1;
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;

  & > * {
    overflow-wrap: anywhere;
  }

  & > :first-child {
    color: inherit;
    font-weight: ${weight.medium};
    text-decoration: none;
  }

  & > a::after {
    ${ringInside}
    position: absolute;
    inset: 0;
    content: '';
  }

  & > span {
    ${text('caption')}
    color: ${token('fg.muted')};
  }
`
