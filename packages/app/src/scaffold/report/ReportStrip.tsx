import {
  BareLink,
  ChevronRightIcon,
  icon,
  line,
  media,
  radius,
  shadow,
  Skeleton,
  space,
  text,
  token,
  weight,
} from '@zal/ui'
import styled from 'styled-components'
import { Failure, useSkeleton } from '../feedback/index.ts'
import { InfoMark } from './InfoMark.tsx'
import type { ReportFigure, ReportFigures } from './report.types.ts'

/** Letters of a sum that fits into a small tile in the usual size: hundreds of millions. */
const LONG = 11

/** Distance in px from the ⓘ to the end of its tile. */
const BELOW = 76

/** Number of tiles while the figures load. */
const TILES = 5

/** The figures of a report: each leads to its rows, and has its definition. */
export function ReportStrip({ figures, query }: ReportFigures) {
  // All of the small tiles have the same size.
  const isLong = figures.slice(1).some(({ value }) => value.length > LONG)
  const waits = useSkeleton(figures.length === 0 && !query.error)
  if (query.error && figures.length === 0)
    return (
      <Strip data-failed>
        <Failure error={query.error} retry={query.retry} />
      </Strip>
    )
  return (
    <Strip aria-busy={figures.length === 0}>
      {figures.length > 0
        ? figures.map((figure) => <Tile key={figure.id} {...figure} isLong={isLong} />)
        : Array.from({ length: TILES }, (_, index) => (
            <Place key={index}>
              <Blank>{waits && <Skeleton width="70%" height="1.5em" />}</Blank>
            </Place>
          ))}
    </Strip>
  )
}

function Tile({
  id,
  label,
  value,
  unit,
  note,
  tone,
  definition,
  isLong,
}: ReportFigure & { isLong: boolean }) {
  const { href } = definition
  const figure = (
    <>
      {value}
      {unit && <small> {unit}</small>}
    </>
  )
  return (
    <Place data-figure={id}>
      <Label>
        {label}
        <InfoMark {...definition} offset={BELOW} />
        {href && <ChevronRightIcon aria-hidden />}
      </Label>
      <Figure data-long={isLong}>
        {href ? (
          <BareLink href={href} aria-label={`${label}: ${unit ? `${value} ${unit}` : value}`}>
            {figure}
          </BareLink>
        ) : (
          figure
        )}
      </Figure>
      {note && <Note data-tone={tone}>{note}</Note>}
    </Place>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: 1.17fr;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: clip;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  &[data-failed] {
    grid-template-columns: 1fr;
  }

  /* One wide tile and four small ones. */
  ${media.below('lg')} {
    &:not([data-failed]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row;
    }
  }
`

const Place = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[12]} ${space[20]} ${space[16]};
  container-type: inline-size;
  box-shadow:
    -${line.hair} 0 0 ${token('border.subtle')},
    0 -${line.hair} 0 ${token('border.subtle')};

  &:first-child {
    background: ${token('bg.selected')};
  }

  &:has(a:hover) {
    background: ${token('bg.hover')};
  }

  ${media.below('lg')} {
    padding-inline: ${space[16]};

    /* The first one, and the last one where it would stand alone. */
    &:first-child,
    &:nth-child(even):last-child {
      grid-column: 1 / -1;
    }
  }
`

const Blank = styled.div`
  min-height: 5.25rem;
`

const Label = styled.div`
  ${text('dense')}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${icon.xl};
  color: ${token('fg.muted')};

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
    margin-inline-start: auto;
  }

  /* Above the link that covers the tile. */
  & > button {
    z-index: 1;
  }
`

const Figure = styled.div`
  ${text('figure')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & small {
    ${text('body')}
    color: ${token('fg.muted')};
    font-weight: ${weight.regular};
  }

  & > a {
    color: inherit;
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${line.hair};
  }

  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  /* A long sum in a small tile is set smaller instead of being cut. */
  &[data-long='true'] {
    @container (max-width: 16rem) {
      ${text('title')}
    }
  }

  @container (max-width: 10.5rem) {
    ${text('heading')}
  }
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
