import { css } from 'styled-components'
import { coloured, token } from '../../../theme/index.ts'

/** Tones of a level: room left, nearly full, full. Sets the same variables as `coloured`. */
export const toned = css`
  ${coloured}

  &[data-colour='free'] {
    --soft: ${token('secondary.soft')};
    --ink: ${token('secondary.softFg')};
    --line: ${token('secondary.solid')};
  }

  &[data-colour='filling'] {
    --soft: ${token('warning.soft')};
    --ink: ${token('warning.softFg')};
    --line: ${token('warning.dot')};
  }

  &[data-colour='full'] {
    --soft: ${token('neutral.soft')};
    --ink: ${token('neutral.softFg')};
    --line: ${token('neutral.dot')};
  }
`
