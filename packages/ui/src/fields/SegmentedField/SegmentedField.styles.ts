import styled from 'styled-components'
import { control, line, media, radius, space, text, token, width } from '../../theme/index.ts'
import {
  Face,
  Radio,
  Segments as Bar,
} from '../../components/SegmentedControl/SegmentedControl.styles.ts'
import { reachable } from '../shared/frame/touch.ts'

export { Face, Radio }

/** As high as a control. */
export const Segments = styled(Bar)`
  ${reachable}
`

/** Grid of cards; the chosen one has a border and tint. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10em), 1fr));
  gap: ${space[8]};

  /* Two columns even on the narrowest phones. */
  ${media.below('sm')} {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(7.75em, 50% - ${space[8]})), 1fr)
    );
  }

  & > ${Face} {
    justify-content: flex-start;
    min-height: max(${control.field}, ${width.touch});
    border: ${line.hair} solid ${token('border.control')};
    background: ${token('bg.surface')};
    color: ${token('fg.default')};

    ${media.below('sm')} {
      padding-inline: ${space[8]};
    }

    /* Keeps text out from under the digit in the corner. */
    &:has(> kbd) {
      padding-inline-end: ${space[24]};

      ${media.touch} {
        padding-inline-end: ${space[8]};
      }
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

  /* Amounts have no-break spaces; longer text wraps. */
  & > * {
    white-space: normal;
  }
`

/** Digit shortcut in the corner; hidden on touch screens. */
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
