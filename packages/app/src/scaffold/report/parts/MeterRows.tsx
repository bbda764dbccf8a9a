import { BareLink, chart, formatNumber, line, radius, space, text, token, weight } from '@zal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface MeterRow {
  id: number
  name: string
  value: number
  /** Another value, marked on the bar. */
  usual: number | null
  /** Below the bar. */
  note?: ReactNode
  tone?: 'plain' | 'good' | 'bad'
  href?: string
}

/** Bars over the whole width, each below its name and sum, with a mark at the usual value. */
export function MeterRows({ label, rows }: { label: string; rows: readonly MeterRow[] }) {
  const most = Math.max(1, ...rows.flatMap(({ value, usual }) => [value, usual ?? 0]))
  const share = (value: number) => `${(Math.max(0, value) / most) * 100}%`
  return (
    <Rows aria-label={label}>
      {rows.map(({ id, name, value, usual, note, tone, href }) => (
        <li key={id}>
          <Head>
            <span>{name}</span>
            <b>
              {href ? <BareLink href={href}>{formatNumber(value)}</BareLink> : formatNumber(value)}
            </b>
          </Head>
          <Track aria-hidden>
            <Bar style={{ width: share(value) }} />
            {usual !== null && <Mark style={{ insetInlineStart: share(usual) }} />}
          </Track>
          {note && <Note data-tone={tone}>{note}</Note>}
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[8]};
  }

  & > li + li {
    padding-block-start: ${space[12]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`

const Head = styled.div`
  ${text('dense')}
  display: flex;
  gap: ${space[12]};
  justify-content: space-between;

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.strong};
    white-space: nowrap;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }
`

const Track = styled.div`
  position: relative;
  height: ${space[8]};
  border-radius: ${radius.tag};
  background: ${token('neutral.soft')};
`

const Bar = styled.span`
  display: block;
  height: 100%;
  border-radius: ${radius.tag};
  background: ${chart(1)};
`

const Mark = styled.span`
  position: absolute;
  inset-block: -${line.bold};
  width: ${line.ring};
  border-radius: ${radius.round};
  background: ${token('fg.default')};
`

const Note = styled.div`
  ${text('caption')}
  color: ${token('fg.muted')};

  &[data-tone='good'] {
    color: ${token('success.text')};
  }

  &[data-tone='bad'] {
    color: ${token('danger.text')};
  }
`
