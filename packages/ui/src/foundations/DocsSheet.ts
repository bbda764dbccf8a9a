import styled from 'styled-components'
import { breakpoint, line, radius, space, text, token, width } from '../theme/index.ts'

/** Layout of a docs page. */
export const Page = styled.article`
  max-width: ${breakpoint.lg}px;
  margin-inline: auto;
  padding: ${space[40]} ${space[20]} ${space[64]};

  & h1 {
    ${text('figure')}
  }
  & .lead {
    ${text('heading')}
    margin-block: ${space[8]} ${space[24]};
    color: ${token('fg.muted')};
    font-weight: 400;
  }
  & h2 {
    ${text('title')}
    margin-block: ${space[40]} ${space[12]};
  }
  & h3 {
    ${text('heading')}
    margin-block: ${space[24]} ${space[8]};
  }
  & figure {
    margin-block-end: ${space[16]};
  }
  & figcaption {
    padding-block-start: ${space[8]};
    border-block-start: ${line.bold} solid currentcolor;
  }
  & [data-tone='success'] figcaption {
    color: ${token('success.text')};
  }
  & [data-tone='danger'] figcaption {
    color: ${token('danger.text')};
  }
  & .sbdocs-preview {
    margin: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${token('bg.canvas')};
  }
`

/** Two columns where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${width.field}, 1fr));
  gap: ${space[24]};
`
