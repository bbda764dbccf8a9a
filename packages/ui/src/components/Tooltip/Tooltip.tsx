import type { ComponentProps } from 'react'
import { Focusable, Tooltip as Bubble, TooltipTrigger } from 'react-aria-components'
import styled from 'styled-components'
import {
  fadeIn,
  layer,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  width,
} from '../../theme/index.ts'

export interface TooltipProps {
  /** At most 160 letters; nothing that is needed to go on. */
  words: string
  /** What it explains; must take focus. */
  children: ComponentProps<typeof Focusable>['children']
}

/** A word of help at a thing, on hover and on focus. */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Ink offset={6}>{words}</Ink>
    </TooltipTrigger>
  )
}

const Ink = styled(Bubble)`
  ${text('label')}
  z-index: ${layer.toast};
  max-width: ${width.tooltip};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${token('bg.inverse')};
  box-shadow: ${shadow[2]};
  color: ${token('fg.onInverse')};
  animation: ${fadeIn} ${motion.popover};
`
