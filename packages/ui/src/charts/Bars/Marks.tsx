import styled from 'styled-components'
import { line, radius, token } from '../../theme/index.ts'
import type { PlotArea } from '../shared/plot/Apex.tsx'
import type { Axis } from '../shared/plot/axis.ts'

interface MarksProps {
  area: PlotArea
  axis: Axis
  /** One per bar; null draws none. */
  values: readonly (number | null)[]
}

/** Short lines over the bars at other values, such as the usual ones. */
export function Marks({ area, axis, values }: MarksProps) {
  const share = 1 / values.length
  return (
    <Layer style={area} aria-hidden>
      {values.map(
        (value, index) =>
          value !== null && (
            <Mark
              key={index}
              style={{
                top: `${((axis.max - value) / (axis.max - axis.min)) * 100}%`,
                left: `${(index + 0.5) * share * 100}%`,
                width: `${WIDTH * share * 100}%`,
              }}
            />
          ),
      )}
    </Layer>
  )
}

/** Share of a column: a little wider than its bar. */
const WIDTH = 0.72

const Layer = styled.div`
  position: absolute;
  pointer-events: none;
`

const Mark = styled.span`
  position: absolute;
  height: ${line.ring};
  border-radius: ${radius.round};
  background: ${token('fg.default')};
  translate: -50% -50%;
`
