import { type ComponentProps, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { media, space, width } from '../../theme/index.ts'
import { useRowFocus } from '../DataTable/rows/useRowFocus.ts'
import { type Reveal, useRowKeys } from '../DataTable/rows/useRowKeys.ts'

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * The cards are the rows of a page: J K ↑ ↓ move between the first links of the cards. @default
   * false
   */
  stepped?: boolean
  /** The cards are four key figures: one row, below 900 px two. @default false */
  figures?: boolean
}

/** Responsive grid of cards; each child is an `li`. */
export function CardGrid({ stepped, figures, ...props }: CardGridProps) {
  return stepped ? <Stepped {...props} /> : <Grid data-figures={figures} {...props} />
}

function Stepped(props: ComponentProps<'ul'>) {
  const frame = useRef<HTMLUListElement>(null)
  const reveal = useRef<Reveal>(undefined)
  useEffect(function numberCards() {
    const cards = [...(frame.current?.children ?? [])]
    cards.forEach((card, at) => card.setAttribute('data-at', String(at)))
  })
  useRowKeys(frame, { reveal })
  useRowFocus(frame)
  return <Grid {...props} ref={frame} data-table />
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width.card}), 1fr));
  gap: ${space[16]};

  &[data-figures='true'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    ${media.below('md')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  & > li {
    display: grid;
    min-width: 0;

    /* Avoids page breaks inside a card. */
    ${media.print} {
      break-inside: avoid;
    }
  }
`
