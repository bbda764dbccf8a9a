import styled from 'styled-components'
import { line, radius, space, text } from '../../theme/index.ts'

/** A key or a sequence of keys, in the colour of its surroundings. */
export const Kbd = styled.kbd`
  ${text('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-width: ${space[20]};
  justify-content: center;
  padding-inline: ${space[4]};
  border: ${line.hair} solid color-mix(in srgb, currentColor 28%, transparent);
  border-radius: ${radius.tag};
  white-space: nowrap;
`
