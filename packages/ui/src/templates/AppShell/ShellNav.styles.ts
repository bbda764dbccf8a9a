import styled from 'styled-components'
import { BareLink } from '../../components/Link/index.ts'
import { line, motion, radius, space, text, token, weight } from '../../theme/index.ts'

export const Nav = styled.nav`
  display: grid;
  flex: none;
  gap: ${space[12]};
  padding: ${space[8]} ${space[12]} ${space[16]};

  & ul {
    display: grid;
    gap: ${space[2]};
  }

  &[data-slim='true'] {
    gap: 0;
  }
`
export const Group = styled.div`
  [data-slim='true'] > & {
    padding-block: ${space[8]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`
export const Fold = styled.button`
  ${text('caption')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${space[32]};
  padding: ${space[4]} ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('fg.muted')};
  text-align: start;

  &:hover {
    color: ${token('fg.default')};
  }

  & > svg {
    transition: rotate ${motion.popover};
  }

  &[aria-expanded='false'] > svg {
    rotate: -90deg;
  }
`
export const Section = styled(BareLink)`
  ${text('dense')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${space[32]};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: background ${motion.colour};

  & > span {
    flex: 1;
    min-width: 0;
  }

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &[data-current] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }

  [data-slim='true'] & {
    justify-content: center;
    min-height: ${space[40]};
    padding: 0;
  }

  /* Something waits there: a dot where there is no room for the number. */
  &[data-waits='true']::after {
    position: absolute;
    inset: ${space[8]} ${space[8]} auto auto;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.round};
    background: ${token('secondary.solid')};
    content: '';
  }
`
export const Count = styled.span`
  ${text('caption')}

  && {
    flex: none;
  }

  font-variant-numeric: tabular-nums;
`
export const Pages = styled.ul`
  margin-block: ${space[2]} ${space[4]};
  padding-inline-start: ${space[32]};
`
export const Page = styled(BareLink)`
  ${text('dense')}
  display: flex;
  align-items: center;
  min-height: ${space[24]};
  padding: ${space[2]} ${space[8]};
  border-radius: ${radius.control};
  color: ${token('fg.muted')};
  text-decoration: none;

  &:hover {
    color: ${token('fg.default')};
  }

  &[aria-current] {
    color: ${token('secondary.softFg')};
    font-weight: ${weight.strong};
  }
`
