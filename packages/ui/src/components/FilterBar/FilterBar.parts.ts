import styled, { css } from 'styled-components'
import { layer, media, sideways, space, text, token, width } from '../../theme/index.ts'

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
    display: grid;
    gap: ${space[8]};
  }

  /* On a phone only the chips are sticky, so the parts are laid out by the page. */
  ${media.below('shell')} {
    display: contents;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Top-aligned, because a field reserves room below for its hint. */
  align-items: flex-start;
  gap: ${space[8]};
  min-width: 0;

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
  max-width: calc(1.5 * ${width.field});

  ${media.below('sm')} {
    flex-basis: 100%;
    max-width: none;
  }
`

/** On a phone the filters are one horizontally scrolling row, so that the list starts higher. */
export const Filters = styled.div`
  display: contents;

  ${media.below('sm')} {
    display: flex;
    gap: ${space[8]};
    width: calc(100% + ${space[4]});
    ${sideways}
  }

  &:empty {
    display: none;
  }
`

export const More = styled.div`
  display: grid;
  gap: ${space[16]};
  width: min(${width.field}, 80vw);
`

export const Found = styled.span`
  ${text('label')}
  margin-inline-end: ${space[4]};
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-inline-start: auto;
`
