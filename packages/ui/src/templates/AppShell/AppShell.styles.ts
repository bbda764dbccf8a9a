import styled from 'styled-components'
import { gutter, layer, line, media, space, text, token, unseen, width } from '../../theme/index.ts'

export const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`
export const Skip = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset: ${space[8]} auto auto ${space[8]};
  padding: ${space[8]} ${space[16]};
  background: ${token('bg.inverse')};
  color: ${token('fg.onInverse')};

  &:not(:focus) {
    ${unseen}
  }
`
export const Sidebar = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${width.sidebar};
  height: 100dvh;
  overflow-y: auto;
  border-inline-end: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  &[data-slim='true'] {
    width: ${width.sidebarSlim};
  }

  ${media.print} {
    display: none;
  }
`
export const Head = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]} ${space[4]};
`
export const Column = styled.div`
  --tools: calc(${width.field} + 2 * ${space[40]});
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  ${media.below('lg')} {
    --tools: calc(4 * ${space[64]});
  }

  ${media.below('shell')} {
    --tools: calc(3 * ${width.touch});
  }
`
// The title of a page is part of `main`, the tools beside it are not: the tools lie over the end of
// the bar, which leaves room for them.
export const Tools = styled.header`
  position: sticky;
  z-index: calc(${layer.header} + 1);
  top: 0;
  display: flex;
  flex: none;
  align-items: center;
  align-self: flex-end;
  justify-content: flex-end;
  gap: ${space[8]};
  width: var(--tools);
  height: ${width.topbar};
  margin-block-end: calc(-1 * ${width.topbar});
  margin-inline-end: ${gutter};

  ${media.print} {
    display: none;
  }

  /* On phones the actions of a page take their place. */
  ${media.below('shell')} {
    &:has(+ main [data-page-actions]) {
      display: none;
    }
  }
`
export const Topbar = styled.div`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${width.topbar};
  padding-inline: ${gutter} calc(${gutter} + var(--tools) + ${space[16]});
  border-block-end: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.below('shell')} {
    padding-inline-end: calc(${gutter} + var(--tools));

    &:has([data-page-actions]) {
      padding-inline-end: ${gutter};
    }
  }

  ${media.print} {
    min-height: 0;
    padding: 0;
    border: 0;
  }
`
export const OnPaper = styled.div`
  ${text('label')}
  padding-block-end: ${space[8]};

  ${media.screen} {
    display: none;
  }
`
export const Main = styled.main`
  --z-sticky-top: ${width.topbar};
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`
export const Page = styled.div`
  --z-page-start: ${space[20]};
  --z-page-end: ${space[64]};
  --z-page-inline: ${gutter};
  flex: 1;
  width: 100%;
  max-width: calc(${width.page} + 2 * ${gutter});
  margin-inline: auto;
  padding: var(--z-page-start) var(--z-page-inline) var(--z-page-end);

  ${media.below('sm')} {
    --z-page-start: ${space[12]};
  }

  /* Room for the outer borders of cards. */
  ${media.print} {
    --z-page-inline: 0rem;
    padding: 0 ${line.hair};
  }
`
