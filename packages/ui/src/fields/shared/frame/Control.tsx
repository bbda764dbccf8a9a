import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styled from 'styled-components'
import { line, motion, radius, space, text, token } from '../../../theme/index.ts'
import { longestText } from '../text/lengths.ts'
import { reachable } from './touch.ts'

/**
 * The box around a native control and what stands beside it: a currency, an icon, a button. A press
 * anywhere in it that hits no control goes to the input, as people expect of what looks like one.
 */
export function ControlBox({ onMouseDown, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <Box
      {...rest}
      onMouseDown={(event) => {
        focusInput(event)
        onMouseDown?.(event)
      }}
    />
  )
}

function focusInput(event: MouseEvent<HTMLElement>) {
  const { currentTarget: box, target } = event
  // What hangs from the box, such as a calendar, is its child for React only.
  if (!(target instanceof Element) || !box.contains(target)) return
  if (target.closest('input, textarea, button, [contenteditable]')) return
  event.preventDefault()
  box.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
}

const Box = styled.div`
  ${reachable}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  padding-inline: ${space[12]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.default')};
  cursor: text;
  transition: border-color ${motion.colour};

  &:hover {
    border-color: ${token('border.strong')};
  }

  &:focus-within {
    border-color: ${token('focus.ring')};
    box-shadow: inset 0 0 0 ${line.hair} ${token('focus.ring')};
  }

  &:has([aria-invalid='true']) {
    border-color: ${token('danger.border')};
  }

  &:has([aria-invalid='true']):focus-within {
    box-shadow: inset 0 0 0 ${line.hair} ${token('danger.border')};
  }

  &:has(:is(input, textarea, button):disabled):not(:has(:is(input, textarea):enabled)) {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    cursor: default;
  }
`

/**
 * The native input inside a box; the box has the border and the ring. It has a greatest length, and
 * the browser fills nothing in: most of what is typed is about other people.
 */
export const Input = styled.input.attrs(({ maxLength = longestText, autoComplete = 'off' }) => ({
  maxLength,
  autoComplete,
}))`
  ${text('input')}
  flex: 1;
  width: 100%;
  min-width: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;

  &::placeholder {
    color: ${token('fg.subtle')};
    opacity: 1;
  }
`

/** What stands beside the input and is only read: UZS, %, +998. */
export const Aside = styled.span`
  ${text('input')}
  flex: none;
  color: ${token('fg.subtle')};
`
