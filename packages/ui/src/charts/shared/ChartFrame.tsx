import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../components/IconButton/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { ChartIcon, TableIcon } from '../../icons/index.ts'
import { control, media, radius, space, text, token, unseen, useUi } from '../../theme/index.ts'
import type { ChartProps } from './chart.types.ts'
import { ChartTable, type TableFigures } from './ChartTable.tsx'
import { Patterns } from './plot/Patterns.tsx'

interface ChartFrameProps extends Pick<
  ChartProps,
  'label' | 'hideLabel' | 'loading' | 'empty' | 'plain'
> {
  figures: TableFigures
  /** There are no values to draw. */
  isEmpty: boolean
  /** Reserved height in px while loading or empty. */
  height: number
  /** Renders the drawing; `fills` is the id of the patterns. */
  children: (fills: string) => ReactNode
}

/** Figure of a chart: label, drawing, table, and the switch between both. */
export function ChartFrame({
  label,
  hideLabel,
  loading,
  empty,
  plain,
  figures,
  isEmpty,
  height,
  children,
}: ChartFrameProps) {
  const { charts } = useUi().words
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const quiet = loading || isEmpty
  return (
    <Figure aria-labelledby={`${id}-label`} aria-busy={loading}>
      <Head data-plain={plain && hideLabel} data-beside={!plain && hideLabel}>
        <figcaption id={`${id}-label`} data-hidden={hideLabel}>
          {label}
        </figcaption>
        {!quiet && !plain && (
          <IconButton
            icon={asTable ? ChartIcon : TableIcon}
            label={asTable ? charts.showChart : charts.showTable}
            size="xs"
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </Head>
      {loading && <Skeleton height={`${height}px`} />}
      {!loading && isEmpty && (
        <Nothing style={{ minHeight: height }}>{empty ?? charts.empty}</Nothing>
      )}
      {!quiet && <ChartTable label={label} hidden={!asTable} {...figures} />}
      {!quiet && !asTable && (
        <>
          <Patterns id={id} />
          {children(id)}
        </>
      )}
    </Figure>
  )
}

const Figure = styled.figure`
  position: relative;
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-height: ${control.xs};

  &[data-plain='true'] {
    display: contents;
  }

  /* Without a label, the switch is beside the legend. */
  &[data-beside='true'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
  }

  & > figcaption {
    ${text('label')}
    color: ${token('fg.muted')};

    &[data-hidden='true'] {
      ${unseen}
    }
  }

  & > button {
    margin-inline-start: auto;

    /* Keeps the touch target, which is larger than the icon, inside the edge. */
    ${media.below('shell')} {
      margin-inline-end: ${space[8]};
    }
  }
`

const Nothing = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};
  color: ${token('fg.muted')};
  text-align: center;
`
