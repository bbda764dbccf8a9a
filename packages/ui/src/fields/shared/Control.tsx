import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styled from 'styled-components'
import { line, motion, radius, space, text, token } from '../../theme/index.ts'
import { longestText } from './lengths.ts'
import { reachable } from './touch.ts'

/**
 * Box around a native control and its adornments: a currency, an icon, a button. A press on
 * anything but a control focuses the input.
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
  // A portal such as the calendar is a child in React, but not in the DOM.
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
 * Native input inside a box, which draws border and focus ring. It has a maximum length and no
 * autofill by default, since most data is about other people.
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

/** Read-only adornment beside the input: UZS, %, +998. */
export const Aside = styled.span`
  ${text('input')}
  flex: none;
  color: ${token('fg.subtle')};
`
