import styled, { css } from 'styled-components'
import { prose } from '../../components/RichText/prose.ts'
import {
  control,
  hitArea,
  icon,
  line,
  motion,
  radius,
  ringInside,
  space,
  text,
  token,
} from '../../theme/index.ts'
import { ControlBox } from '../shared/Control.tsx'

/** Block size of a number of lines including padding. */
export const heightOf = (rows: number) => `calc(${rows}lh + 2 * ${space[12]})`

export const Box = styled(ControlBox)`
  flex-direction: column;
  align-items: stretch;
  gap: 0;
  padding: 0;
`

export const Bar = styled.div`
  ${text('input')}
  min-height: calc(${control.sm} + 2 * ${space[4]} + ${line.hair});
  padding: ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};
`

export const tools = css`
  display: flex;
  flex-wrap: wrap;
`

/** Separator between groups of buttons. */
export const Split = styled.span`
  width: ${line.hair};
  margin: ${space[8]} ${space[4]};
  background: ${token('border.subtle')};
`

export const Tool = styled.button`
  ${hitArea}
  ${ringInside}
  display: grid;
  flex: none;
  place-items: center;
  width: calc(${control.sm} - ${space[4]});
  height: ${control.sm};
  padding: 0;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: ${token('fg.muted')};
  transition: background-color ${motion.colour};

  & > svg {
    width: ${icon.md};
    height: ${icon.md};
  }

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[aria-pressed='true'] {
    background: ${token('secondary.soft')};
    box-shadow: inset 0 0 0 ${line.hair} currentcolor;
    color: ${token('secondary.softFg')};
  }

  &:is(:disabled, [aria-disabled='true']) {
    color: ${token('fg.disabled')};
    cursor: default;
  }
`

/** Editing area with the same typography as the rendered text. */
export const Paper = styled.div`
  display: grid;
  cursor: text;
  ${text('input')}

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & [role='textbox'] {
    ${prose}
    ${text('input')}
    max-width: none;
    height: 100%;
    padding: ${space[12]};
    outline: 0;
    color: inherit;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  & [role='textbox'] p:empty::before {
    content: none;
  }
`

export const Placeholder = styled.span`
  padding: ${space[12]};
  color: ${token('fg.subtle')};
  pointer-events: none;
`

export const Foot = styled.div`
  ${text('caption')}
  display: flex;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: 0 ${space[12]} ${space[8]};
  color: ${token('fg.subtle')};
  font-variant-numeric: tabular-nums;

  &[data-over='true'] {
    color: ${token('danger.text')};
  }
`

/** Row under the buttons with the URL input. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  & > input {
    ${text('input')}
    flex: 1 1 12em;
    min-width: 0;
    min-height: ${control.sm};
    padding-inline: ${space[8]};
    border: ${line.hair} solid ${token('border.control')};
    border-radius: ${radius.tag};
    background: ${token('bg.surface')};
    color: ${token('fg.default')};
  }

  & > p {
    ${text('label')}
    flex: 1 0 100%;
    padding-inline: ${space[8]};
    color: ${token('danger.text')};
  }
`
