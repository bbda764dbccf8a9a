import { css } from 'styled-components'
import { line, space, text, token, weight, width } from '../../theme/index.ts'

/** Typography of formatted text, for reading and editing. */
export const prose = css`
  ${text('body')}
  max-width: ${width.prose};
  color: ${token('fg.default')};
  overflow-wrap: anywhere;

  &[data-tone='muted'] {
    color: ${token('fg.muted')};
  }

  :is(p, ul, ol) + :is(p, ul, ol) {
    margin-block-start: ${space[8]};
  }

  :is(ul, ol) {
    padding-inline-start: ${space[24]};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${token('fg.subtle')};
  }

  li + li,
  li > :is(ul, ol) {
    margin-block-start: ${space[4]};
  }

  strong {
    font-weight: ${weight.strong};
  }

  /* An empty paragraph is an intentional blank line. */
  p:empty::before {
    content: '\\00a0';
  }

  a {
    color: ${token('fg.link')};
    text-decoration: underline;
    text-decoration-thickness: ${line.hair};
    text-underline-offset: 0.2em;
  }

  a:hover {
    text-decoration-thickness: ${line.ring};
  }
`
