import { css } from 'styled-components'
import { token } from './token.ts'

/** Colours that users may choose: a schedule entry, a product. */
export const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const
export type Colour = (typeof colours)[number]

/**
 * For an element with `data-colour`: sets `--soft` (background), `--ink` (text on it) and `--line`
 * (border or dot) by its colour, in every theme.
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
