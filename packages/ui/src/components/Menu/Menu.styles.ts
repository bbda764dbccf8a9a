import { MenuItem, MenuSection } from 'react-aria-components/Menu'
import styled from 'styled-components'
import {
  control,
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  width,
} from '../../theme/index.ts'

export const Section = styled(MenuSection)`
  &:not(:first-child) {
    margin-block-start: ${space[4]};
    padding-block-start: ${space[4]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > header {
    ${text('caption')}
    padding: ${space[8]} ${space[12]} ${space[4]};
    color: ${token('fg.subtle')};
  }
`

export const Item = styled(MenuItem)`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-width: ${width.menu};
  max-width: ${width.menuMax};
  min-height: ${control.sm};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  outline: none;
  cursor: pointer;
  transition: background-color ${motion.colour};

  ${media.touch} {
    min-height: ${width.touch};
  }

  & > svg {
    flex: none;
    width: ${icon.md};
    height: ${icon.md};
    color: ${token('fg.muted')};
  }

  & > kbd {
    color: ${token('fg.subtle')};
  }

  &[data-focused] {
    background: ${token('bg.hover')};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${line.ring} ${token('focus.ring')};
  }

  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${token('danger.text')};
  }

  &[data-tone='danger'][data-focused] {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }

  &[data-disabled] {
    color: ${token('fg.disabled')};
    cursor: not-allowed;
  }
`

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  & > small {
    ${text('label')}
    color: ${token('fg.muted')};
  }
`
