import { colourOf, icon, line, media, radius, space, text, token, weight } from '@zal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** One sentence under a chart: a strong beginning and its reason. */
export function CardSentence({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <Sentence>
      {picture}
      <p>{children}</p>
    </Sentence>
  )
}

/** A small ring beside its written parts, below each other on phones. */
export const RingBeside = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Many rows in a card among others: a part is visible and the rest scrolls; on phones all are visible. */
export function ScrollRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      {children}
    </Scroll>
  )
}

/** Names of two kinds of bars, or of bars and the marks on them. Readers have the names in the table. */
export function ChartLegend({ items }: { items: readonly { name: string; shape: LegendShape }[] }) {
  return (
    <Legend aria-hidden>
      {items.map(({ name, shape }) => (
        <span key={shape} data-shape={shape}>
          {name}
        </span>
      ))}
    </Legend>
  )
}

type LegendShape = 'bar' | 'rest' | 'mark'

/** A switch over the whole width of a card. */
export const WideSwitch = styled.div`
  display: grid;

  & > * {
    grid-auto-columns: 1fr;
    width: 100%;
  }

  & > * > * {
    flex: 1;
    justify-content: center;
  }
`

const Scroll = styled.div`
  ${media.from('lg')} {
    max-height: 22rem;
    overflow-y: auto;
  }
`

const Sentence = styled.div`
  ${text('dense')}
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${token('fg.muted')};

  & strong {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
  }
`

const Legend = styled.div`
  ${text('caption')}
  display: flex;
  gap: ${space[16]};
  color: ${token('fg.muted')};

  & > span {
    display: flex;
    gap: ${space[8]};
    align-items: center;
  }

  & > span::before {
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.tag};
    background: ${colourOf(1)};
    content: '';
  }

  & > [data-shape='rest']::before {
    background: ${colourOf('rest')};
  }

  & > [data-shape='mark']::before {
    width: ${line.ring};
    height: ${space[12]};
    border-radius: 0;
    background: ${token('fg.default')};
  }
`
