import styled from 'styled-components'
import {
  control,
  hitArea,
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'
import { reachable } from '../shared/touch.ts'

/** The native radio; it takes the focus and the keys, the face draws it. */
export const Radio = styled.input`
  ${unseen}
`

/** One choice. */
export const Face = styled.label`
  ${text('body')}
  ${hitArea}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  font-weight: ${weight.medium};
  cursor: pointer;
  transition:
    background-color ${motion.colour},
    color ${motion.colour};

  & > svg {
    flex: none;
  }

  &:hover:has(:enabled) {
    color: ${token('fg.default')};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  &:has(:disabled) {
    color: ${token('fg.subtle')};
    cursor: default;
  }
`

/** One bar; the chosen segment is lifted out of it. */
export const Segments = styled.div`
  ${reachable}
  display: flex;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};

  & > ${Face} {
    flex: 1 1 0;
    padding-block: ${space[4]};
    text-align: center;
  }

  & > ${Face}:has(:checked) {
    background: ${token('bg.raised')};
    box-shadow:
      ${shadow[1]},
      inset 0 0 0 ${line.hair} ${token('border.default')};
    color: ${token('fg.default')};
  }

  & > ${Face}:has(:checked:disabled) {
    background: none;
    box-shadow: inset 0 0 0 ${line.hair} ${token('border.default')};
    color: ${token('fg.muted')};
  }

  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 ${line.hair} ${token('danger.border')};
  }
`

/** Cards that wrap; the chosen one is edged and tinted. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10em), 1fr));
  gap: ${space[8]};

  /* Two beside each other on phones, also on the narrowest. */
  ${media.below('sm')} {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(7.75em, 50% - ${space[8]})), 1fr)
    );
  }

  & > ${Face} {
    justify-content: flex-start;
    min-height: max(${control.md}, ${width.touch});
    border: ${line.hair} solid ${token('border.control')};
    background: ${token('bg.surface')};
    color: ${token('fg.default')};

    ${media.below('sm')} {
      padding-inline: ${space[8]};
    }
  }

  & > ${Face}:hover:has(:enabled) {
    border-color: ${token('border.strong')};
    background: ${token('bg.hover')};
  }

  & > ${Face}:has(:checked) {
    border-color: ${token('secondary.solid')};
    background: ${token('bg.selected')};
    box-shadow: inset 0 0 0 ${line.hair} ${token('secondary.solid')};
  }

  & > ${Face}:has(:disabled) {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
  }

  & > ${Face}:has(:checked:disabled) {
    border-color: ${token('border.control')};
    box-shadow: inset 0 0 0 ${line.hair} ${token('border.control')};
  }

  &[aria-invalid='true'] > ${Face}:not(:has(:checked)) {
    border-color: ${token('danger.border')};
  }
`

export const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

export const Description = styled.span`
  ${text('label')}
  color: ${token('fg.subtle')};

  /* A sum holds together by its own blanks; what is longer than the card wraps. */
  & > * {
    white-space: normal;
  }
`

/** The digit that chooses, in the corner; there is nothing to press on a touch screen. */
export const Digit = styled.kbd`
  ${text('caption')}
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};
  min-width: ${space[20]};
  padding-inline: ${space[4]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.tag};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  text-align: center;

  ${media.touch} {
    display: none;
  }
`
