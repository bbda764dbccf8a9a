import styled, { css } from 'styled-components'
import {
  control,
  icon,
  line,
  media,
  motion,
  oneLine,
  radius,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../../theme/index.ts'

export const Zones = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  min-width: 0;
`

/** Native input, visually hidden; keeps focus, name and keyboard handling. */
export const Native = styled.input`
  ${unseen}
`

const pressed = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  border: ${line.hair} dashed ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  cursor: pointer;
  transition:
    background-color ${motion.colour},
    border-color ${motion.colour};

  &:hover {
    border-color: ${token('border.strong')};
    background: ${token('bg.hover')};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  &:has([aria-invalid='true']) {
    border-color: ${token('danger.border')};
  }

  &:has(:disabled) {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.disabled')};
    cursor: default;
  }

  & > svg {
    width: ${icon.lg};
    height: ${icon.lg};
    color: ${token('fg.subtle')};
  }

  &:has(:disabled) > svg {
    color: inherit;
  }
`

export const Zone = styled.label`
  ${pressed}
  /* Wide enough for the longest word of the text. */
  flex: 1 1 11em;
  min-width: 0;
  min-height: ${space[64]};
  padding: ${space[12]} ${space[16]};

  &[data-filled='true'] {
    flex-basis: 8em;
    min-height: ${control.sm};
    padding: ${space[8]} ${space[12]};
  }

  &[data-over='true'] {
    border-color: ${token('secondary.solid')};
    border-style: solid;
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }
`

/** Camera button of phones; hidden where there is a mouse. */
export const Camera = styled.label`
  ${pressed}
  ${text('label')}
  display: none;
  flex: 1 1 auto;
  justify-content: center;
  min-height: ${width.touch};
  padding: ${space[8]} ${space[16]};

  ${media.touch} {
    display: flex;
  }
`

export const Ask = styled.span`
  ${text('label')}
  display: grid;
  min-width: 0;

  & > b {
    ${text('body')}
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }

  label:has(:disabled) & > b {
    color: inherit;
  }
`

export const Files = styled.ul`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};

  &[data-failed='true'] {
    border-color: ${token('danger.border')};
  }
`

/** Thumbnail. */
export const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${control.sm};
  height: ${control.sm};
  overflow: hidden;
  border-radius: ${radius.tag};
  background: ${token('bg.sunken')};
  color: ${token('fg.subtle')};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const Words = styled.div`
  ${text('label')}
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${token('fg.subtle')};

  & > b {
    ${text('body')}
    ${oneLine}
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }

  & > [data-tone='danger'] {
    color: ${token('danger.text')};
  }
`
