import styled from 'styled-components'
import {
  control,
  icon,
  line,
  media,
  radius,
  space,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'
import { columns, hairline } from './PermissionTree.styles.ts'

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-height: ${control.row};
  padding-inline: ${space[16]};

  & + & {
    border-block-start: ${hairline};
  }

  &:hover,
  &:focus-within {
    background: ${token('bg.hover')};
  }

  & > :first-child {
    min-width: 0;
    padding-inline-start: ${space[48]};
  }

  &[data-state='taken'] > :first-child > span {
    text-decoration: line-through;
  }

  & i {
    display: inline-block;
    width: ${width.dot};
    height: ${width.dot};
    margin-inline-start: ${space[8]};
    border-radius: ${radius.round};
    background: ${token('warning.dot')};
    vertical-align: middle;
  }

  & em {
    display: block;
    color: ${token('danger.text')};
    font-style: normal;
  }

  ${media.below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${space[8]};

    & > :first-child {
      padding-inline-start: 0;
    }

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const Role = styled.span`
  justify-self: center;
  color: ${token('fg.muted')};

  & > svg {
    display: block;
    width: ${icon.sm};
    height: ${icon.sm};
  }
`

export const Locked = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  border-radius: ${radius.tag};
  color: ${token('fg.muted')};

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &:focus-visible {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${space[2]};
  }
`

export const Radio = styled.input`
  ${unseen}
`

export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${control.xs};
  padding-inline: ${space[8]};
  border-radius: ${radius.tag};
  color: ${token('fg.muted')};
  cursor: pointer;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &:has(:checked) {
    color: ${token('fg.default')};
  }

  &[data-state='granted']:has(:checked) {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
    font-weight: ${weight.medium};
  }

  &[data-state='taken']:has(:checked) {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
    font-weight: ${weight.medium};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: -${line.ring};
  }
`

/** At rest the chosen state only; by pointer or focus, and always on touch, all three. */
export const States = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  margin-inline-start: -${space[8]};

  @media (hover: hover) {
    ${Row}:not(:hover, :focus-within) & > ${Choice}:not(:has(:checked)) {
      ${unseen}
    }
  }

  ${media.below('md')} {
    flex-wrap: wrap;

    & > ${Choice} {
      min-height: ${width.touch};
    }
  }
`
