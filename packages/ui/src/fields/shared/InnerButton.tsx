import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { control, media, motion, radius, space, token } from '../../theme/index.ts'

interface InnerButtonProps {
  /** Accessible name of the icon. */
  label: string
  onClick: () => void
  disabled?: boolean
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog'
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Small button inside a control: clear, show, open the calendar. */
export function InnerButton({ label, ...rest }: InnerButtonProps) {
  return <Button type="button" aria-label={label} title={label} {...rest} />
}

const Button = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${control.sm};
  height: ${control.sm};
  /* Negative margins keep the height of the box, also for small controls. */
  margin-block: calc(-1 * ${space[4]});
  margin-inline-end: calc(-1 * ${space[8]});
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('fg.muted')};
  cursor: pointer;
  transition: color ${motion.colour};

  /* Touch target of 44 px around the smaller button. */
  &::before {
    position: absolute;
    inset: calc(-1 * ${space[4]});
    content: '';
  }

  &:hover:enabled {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &:disabled {
    color: ${token('fg.disabled')};
    cursor: default;
  }

  ${media.print} {
    display: none;
  }
`
