import { css } from 'styled-components'
import { token } from './token.ts'

/** The colours that people may give to their own things: an entry of the schedule, a product. */
export const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const
export type Colour = (typeof colours)[number]

/**
 * For an element with `data-colour`: sets `--soft` (a ground), `--ink` (text on it) and `--line`
 * (an edge or a dot) after its colour, in every theme.
 */
export const coloured = css`
  ${colours
    .map(
      (colour) => `&[data-colour='${colour}'] {
        --soft: ${token(`colour.${colour}Soft`)};
        --ink: ${token(`colour.${colour}Fg`)};
        --line: ${token(`colour.${colour}Line`)};
      }`,
    )
    .join('\n')}
`
