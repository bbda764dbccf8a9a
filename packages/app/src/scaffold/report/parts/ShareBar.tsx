import { chart, radius, space, token, type ChartStep } from '@zal/ui'
import styled from 'styled-components'

/** Colour of a part: that of a chart, or that of a status, in its full strength or fainter. */
export interface PartColour {
  step?: ChartStep
  tone?: 'neutral' | 'success' | 'info' | 'warning'
  /** In percent, to tell parts of one tone apart. @default 100 */
  strength?: number
}

export function colourOfPart({ step, tone = 'neutral', strength = 100 }: PartColour): string {
  if (step) return chart(step)
  return `color-mix(in srgb, ${token(`${tone}.dot`)} ${strength}%, ${token('bg.surface')})`
}

interface ShareBarProps {
  parts: readonly (PartColour & { id: string | number; value: number })[]
}

/** The parts of a whole as one bar; the rows below say them in words. */
export function ShareBar({ parts }: ShareBarProps) {
  return (
    <Bar aria-hidden>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, ...colour }) => (
          <span key={id} style={{ flexGrow: value, background: colourOfPart(colour) }} />
        ))}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow: hidden;
  height: ${space[12]};
  border-radius: ${radius.tag};

  & > span {
    flex-basis: 0;
    min-width: ${space[2]};
  }
`
