import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { ChevronRightIcon } from '../../icons/index.ts'
import { control, icon, media, motion, radius, space, token, weight } from '../../theme/index.ts'

export interface CollapsibleProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Clickable title, always visible. */
  title: ReactNode
  /** Content at the end of the title row, also while closed. */
  summary?: ReactNode
}

/** Disclosure by a native `details` element, so that find-in-page searches its content. */
export function Collapsible({ title, summary, children, ...rest }: CollapsibleProps) {
  return (
    <Frame {...rest}>
      <Line>
        <ChevronRightIcon aria-hidden />
        <span>{title}</span>
        {summary}
      </Line>
      <Inside>{children}</Inside>
    </Frame>
  )
}

const Frame = styled.details`
  min-width: 0;

  /* Closed sections are not printed. */
  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`

const Line = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${control.sm};
  border-radius: ${radius.control};
  cursor: pointer;
  font-weight: ${weight.strong};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
    color: ${token('fg.muted')};
    transition: rotate ${motion.popover};
  }

  [open] > & > svg {
    rotate: 90deg;
  }

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`

const Inside = styled.div`
  padding: ${space[4]} 0 ${space[12]} ${space[24]};
`
