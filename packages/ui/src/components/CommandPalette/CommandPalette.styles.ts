import styled from 'styled-components'
import {
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

export const Dialog = styled.dialog`
  width: min(${width.palette}, calc(100vw - ${space[32]}));
  max-width: none;
  max-height: min(70dvh, 40rem);
  margin: 12dvh auto auto;
  padding: 0;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.dialog};
  background: ${token('bg.raised')};
  color: inherit;
  box-shadow: ${shadow[3]};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: var(--z-scrim);
  }

  ${media.below('shell')} {
    width: calc(100vw - ${space[16]});
    max-height: 88dvh;
    margin-block-start: ${space[8]};
  }
`

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]} ${space[16]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};
  color: ${token('fg.muted')};

  & > * {
    flex: none;
  }
`

export const Input = styled.input`
  ${text('input')}
  flex: 1;
  min-width: 0;
  min-height: ${space[40]};
  border: 0;
  background: none;
  color: ${token('fg.default')};
  outline: none;
`

export const List = styled.div`
  overflow-y: auto;
  padding: 0 ${space[8]} ${space[8]};
`

export const Title = styled.p`
  ${text('label')}
  padding: ${space[12]} ${space[12]} ${space[4]};
  color: ${token('fg.muted')};
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${space[48]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  cursor: pointer;
  scroll-margin-block: ${space[40]};
  transition: background ${motion.press};

  & > svg {
    flex: none;
    color: ${token('fg.muted')};
  }

  &[aria-selected='true'] {
    background: ${token('secondary.soft')};
    box-shadow: inset ${line.bold} 0 ${token('secondary.solid')};
  }
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`

export const Name = styled.div`
  font-weight: ${weight.medium};
`

export const Detail = styled.div`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  color: ${token('fg.muted')};
`

export const Meta = styled.div`
  flex: none;
  text-align: end;
`

export const Status = styled.p`
  flex: none;
  padding: ${space[16]};
  color: ${token('fg.muted')};
  text-align: center;

  &:not([data-seen]) {
    ${unseen}
  }
`
