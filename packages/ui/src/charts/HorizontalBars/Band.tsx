import styled from 'styled-components'
import { radius, token } from '../../theme/index.ts'

/** Highlights row `index` of `count` in the drawing. */
export function Band({ index, count }: { index: number; count: number }) {
  return <Light style={{ top: `${(index / count) * 100}%`, height: `${100 / count}%` }} />
}

const Light = styled.span`
  position: absolute;
  inset-inline: 0;
  border-radius: ${radius.tag};
  background: ${token('fg.default')};
  opacity: 0.06;
  pointer-events: none;
`
