import {
  BareLink,
  chart,
  formatNumber,
  line,
  media,
  moneyAxis,
  radius,
  space,
  text,
  token,
  useUi,
  formatCompact,
} from '@zal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface BarRow {
  id: string | number
  name: string
  /** Before the name: an avatar. */
  picture?: ReactNode
  value: number
  /** Small number after the value: how many were sold. */
  note?: number
  href?: string
  /** All others together: grey. */
  isRest?: boolean
}

interface BarRowsProps {
  label: string
  rows: readonly BarRow[]
  /** `debt` is red. @default 'plain' */
  tone?: 'plain' | 'debt'
  /** Draws an axis in millions below. @default true */
  axis?: boolean
}

/** Horizontal bars with the name before and the full sum behind; each row leads to its records. */
export function BarRows({ label, rows, tone = 'plain', axis: hasAxis = true }: BarRowsProps) {
  const values = rows.map(({ value }) => Math.max(0, value))
  const axis = hasAxis ? moneyAxis(values) : { max: Math.max(1, ...values), steps: 0 }
  return (
    <Rows aria-label={label} data-tone={tone} data-axis={hasAxis}>
      {rows.map(({ id, name, picture, value, note, href, isRest }) => {
        const content = (
          <>
            <Name>
              {picture}
              <span>{name}</span>
            </Name>
            <Track aria-hidden data-bare={hasAxis}>
              {value > 0 && (
                <Bar data-rest={isRest} style={{ width: `${(value / axis.max) * 100}%` }} />
              )}
            </Track>
            <Sum>{formatNumber(value)}</Sum>
            {note !== undefined && <Count>{formatNumber(note)}</Count>}
          </>
        )
        return (
          <li key={id}>
            {href ? <Row href={href}>{content}</Row> : <Row as="div">{content}</Row>}
          </li>
        )
      })}
      {hasAxis && <AxisRow max={axis.max} steps={axis.steps} />}
    </Rows>
  )
}

/** Labels of the axis with their lines; only the last one has the unit. */
function AxisRow({ max, steps }: { max: number; steps: number }) {
  const { parts } = useUi().words
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index)
  const million = 1_000_000
  const write = (index: number) => {
    const value = (max / steps) * index
    if (index === steps) return formatCompact(value, parts)
    return value >= million * 1000
      ? formatCompact(value, parts)
      : String(value / million).replace('.', ',')
  }
  return (
    <Axis aria-hidden>
      {ticks.map((index) => (
        <Tick key={index} style={{ insetInlineStart: `${(index / steps) * 100}%` }}>
          {write(index)}
        </Tick>
      ))}
    </Axis>
  )
}

const Rows = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: fit-content(38%) minmax(4rem, 1fr) auto auto;
  column-gap: ${space[12]};

  &[data-axis='false'] {
    grid-template-columns: minmax(0, 1fr) 4rem auto;
  }
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
`

const Row = styled(BareLink)`
  ${text('dense')}
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: ${space[32]};
  border-radius: ${radius.tag};
  color: inherit;
  text-decoration: none;

  *[data-axis='false'] & {
    min-height: ${space[40]};
  }

  &:is(a):hover {
    background: ${token('bg.hover')};
  }
`

const Name = styled.span`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;

  & > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Track = styled.span`
  display: block;
  height: ${space[8]};
  border-radius: ${radius.tag};
  background: ${token('neutral.soft')};

  &[data-bare='true'] {
    background: none;
  }
`

const Bar = styled.span`
  display: block;
  min-width: ${line.bold};
  height: 100%;
  border-radius: ${radius.tag};
  background: ${chart(1)};

  &[data-rest='true'] {
    background: ${token('neutral.dot')};
  }

  *[data-tone='debt'] & {
    background: ${token('danger.border')};
  }
`

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  *[data-tone='debt'] & {
    color: ${token('money.negative')};
  }
`

const Count = styled.span`
  ${text('caption')}
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/** In the column of the bars; its lines reach up over all rows. */
const Axis = styled.li`
  &&& {
    position: relative;
    display: block;
    grid-column: 2;
    height: ${space[20]};

    ${media.below('sm')} {
      display: none;
    }
  }
`

const Tick = styled.span`
  ${text('caption')}
  position: absolute;
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
  translate: -50% 0;
  white-space: nowrap;
`
