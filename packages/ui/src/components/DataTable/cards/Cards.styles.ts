import styled, { css } from 'styled-components'
import { layer, line, motion, space, text, token, weight, width } from '../../../theme/index.ts'
import { BareLink } from '../../Link/index.ts'

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};

  & > div[data-align='end'] {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & dt {
    ${text('label')}
    color: ${token('fg.muted')};
  }

  & dd {
    min-width: 0;
  }
`

export const List = styled.ul`
  & > li {
    position: relative;
    display: grid;
    gap: ${space[8]};
    padding: ${space[12]} ${space[16]};
    transition: background-color ${motion.colour};
    scroll-margin-block-start: var(--over, 0rem);
  }

  & > li + li {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > li[data-gap] {
    padding: 0;
    border: 0;
  }

  & > li[data-leads='true']:active {
    background: ${token('bg.hover')};
  }

  & > li[data-dimmed='true'] {
    background: ${token('bg.canvas')};
    color: ${token('fg.muted')};
  }

  & > li[data-chosen='true'] {
    background: ${token('bg.selected')};
  }

  & dl {
    ${facts}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
  }

  /* In a grid everything is left-aligned, and empty facts are hidden. */
  & dl > div[data-align='end'] {
    margin-inline-start: 0;
    text-align: start;
  }

  & dl > div:has(> dd:empty) {
    display: none;
  }
`

export const Sums = styled.dl`
  ${facts}
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  padding: ${space[12]} ${space[16]};
  border-block-start: ${line.hair} solid ${token('border.default')};
  background: ${token('bg.raised')};
  font-weight: ${weight.strong};
`

export const All = styled.label`
  ${text('label')}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${width.touch};
  padding-inline: ${space[16]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};
  color: ${token('fg.muted')};
  cursor: pointer;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`

/** The name wraps at words only; the corner content goes below it if there is no room beside. */
export const Named = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-width: 0;

  & > [data-title] {
    flex: 1 1 auto;
    min-width: 0;
    font-weight: ${weight.strong};
  }
`

// The link covers its card, so that it can be pressed anywhere.
export const Lead = styled(BareLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: ${line.ring} solid ${token('focus.ring')};
      outline-offset: -${line.ring};
    }
  }
`

export const Above = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
`
