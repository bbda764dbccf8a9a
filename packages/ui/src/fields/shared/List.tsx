import type { ReactNode, Ref } from 'react'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import styled, { css } from 'styled-components'
import {
  line,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { DismissWord } from '../../theme/DismissWord.tsx'

interface SheetProps extends Omit<PopoverProps, 'children'> {
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Popup with the options of a control. */
export function Sheet({ children, ...rest }: SheetProps) {
  return (
    <AriaLanguage>
      <Ground {...rest}>
        {children}
        <DismissWord />
      </Ground>
    </AriaLanguage>
  )
}

const Ground = styled(Popover)`
  max-width: calc(100vw - ${space[16]});
  overflow: auto;
  padding: ${space[4]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.card};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[3]};
  color: ${token('fg.default')};
  transition:
    opacity ${motion.popover},
    translate ${motion.popover};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 calc(-1 * ${space[4]});
  }
`

/** Option row: highlighted by `data-focused`, checked by `data-selected`. */
export const row = css`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${width.touch};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  outline: 0;
  cursor: pointer;

  &[data-focused] {
    background: ${token('bg.hover')};
  }

  &[data-selected] {
    background: ${token('bg.selected')};
    font-weight: ${weight.medium};
  }

  &[data-focused][data-selected] {
    background: ${token('secondary.softHover')};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${line.ring} ${token('focus.ring')};
  }

  &[data-disabled] {
    color: ${token('fg.subtle')};
    cursor: default;
  }
`

export const RowWords = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`

export const RowDescription = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};
`

export const RowMeta = styled.span`
  ${text('label')}
  flex: none;
  color: ${token('fg.muted')};
`
