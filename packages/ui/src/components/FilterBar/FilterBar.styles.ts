import styled, { css } from 'styled-components'
import {
  layer,
  media,
  radius,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'

// Above sticky table headers, which are directly below it.
const sticky = css`
  position: sticky;
  z-index: calc(${layer.sticky} + 2);
  top: var(--z-sticky-top, 0);
  margin-block: -${space[8]};
  padding-block: ${space[8]};
  background: ${token('bg.canvas')};

  @media (max-height: 30rem) {
    position: static;
  }

  ${media.print} {
    position: static;
  }
`

// Filters are compact controls where there is a pointer.
export const Frame = styled.div`
  ${media.from('shell')} {
    ${sticky}
    --z-control-md: var(--z-control-sm);
    --z-control-field: var(--z-control-sm);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  /* On a phone only the chips are sticky, so the parts are laid out by the page. */
  ${media.below('shell')} {
    display: contents;
  }
`

export const Line = styled.div`
  display: flex;
  /* Top-aligned, because a field reserves room below for its hint. */
  align-items: flex-start;
  gap: ${space[8]};
  min-width: 0;

  & [data-dense] {
    ${text('dense')}
    flex: none;
    padding-inline: ${space[12]};
    font-weight: ${weight.medium};
  }

  /* Only a non-empty search and the chips are printed. */
  ${media.print} {
    & > :not(:has(input:not(:placeholder-shown))) {
      display: none;
    }
  }
`

export const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;

  ${media.below('shell')} {
    ${sticky}
  }

  ${media.below('sm')} {
    overflow-x: auto;
    flex-wrap: nowrap;
    scrollbar-width: none;

    & > * {
      flex: none;
      max-width: 80vw;
    }
  }
`

export const Search = styled.div`
  flex: 1 1 ${width.menu};
  min-width: ${width.menu};

  ${media.below('sm')} {
    min-width: 0;
  }
`

export const More = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: min(${width.field}, 80vw);
`

/** Only announced: the footer of the list shows it. */
export const Found = styled.span`
  ${unseen}
`

export const End = styled.div`
  display: flex;
  flex: none;
  gap: ${space[8]};
  margin-inline-start: auto;
`

export const Trigger = styled.div`
  position: relative;
  flex: none;

  & > button {
    width: ${width.touch};
  }
`

export const Badge = styled.span`
  ${text('caption')}
  position: absolute;
  inset-block-start: -${space[8]};
  inset-inline-end: -${space[8]};
  display: grid;
  place-items: center;
  min-width: ${space[20]};
  height: ${space[20]};
  padding-inline: ${space[4]};
  border-radius: ${radius.round};
  background: ${token('secondary.solid')};
  color: ${token('secondary.fg')};
  pointer-events: none;
`
