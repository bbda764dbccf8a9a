import styled from 'styled-components'
import {
  control,
  hitArea,
  icon,
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
} from '../../theme/index.ts'

/** Native radio, visually hidden; keeps focus and keyboard handling. */
export const Radio = styled.input`
  ${unseen}
`

/** Visible segment. */
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

/** Bar of segments with the chosen one raised. Shared by fields and view switches. */
export const Segments = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
  max-width: 100%;
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};

  & > ${Face} {
    padding-block: ${space[4]};
    text-align: center;
  }

  /* With three or more segments less padding keeps long words whole. */
  ${media.below('sm')} {
    &:has(> :nth-child(3)) > ${Face} {
      padding-inline: ${space[4]};
    }
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

/** Smaller, and as wide as its labels. */
export const Views = styled(Segments)`
  display: inline-grid;
  grid-auto-columns: auto;
  padding: ${space[2]};

  & > ${Face} {
    ${text('label')}
    min-height: calc(${control.sm} - 2 * ${space[2]});
    border-radius: ${radius.tag};
  }

  ${media.below('sm')} {
    &:has(> :nth-child(3)) > ${Face} {
      padding-inline: ${space[12]};
    }
  }

  & > ${Face} > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }
`
