import styled from 'styled-components'
import {
  control,
  line,
  motion,
  radius,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'

/** Size container of the days. */
export const Week = styled.div`
  container-type: inline-size;
`

/** Seven columns; four where seven would be narrower than a touch target. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, ${space[64]}));
  gap: ${space[4]};

  @container (max-width: calc(7 * ${width.touch} + 6 * ${space[4]})) {
    grid-template-columns: repeat(4, minmax(0, ${space[64]}));
  }
`

/** Native checkbox, visually hidden; keeps focus and keyboard handling. */
export const Box = styled.input`
  ${unseen}
`

export const Day = styled.label`
  ${text('body')}
  position: relative;
  display: grid;
  place-items: center;
  min-height: max(${control.sm}, ${width.touch});
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.default')};
  font-weight: ${weight.medium};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.colour};

  &:hover:has(:enabled) {
    border-color: ${token('border.strong')};
    background: ${token('bg.hover')};
  }

  &:has(:checked) {
    border-color: ${token('secondary.solid')};
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
  }

  &:hover:has(:checked:enabled) {
    background: ${token('secondary.hover')};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  &:has(:disabled) {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    cursor: default;
  }

  &:has(:disabled:checked) {
    background: ${token('border.default')};
    color: ${token('fg.default')};
  }

  &:has([aria-invalid='true']):not(:has(:checked)) {
    border-color: ${token('danger.border')};
  }
`
