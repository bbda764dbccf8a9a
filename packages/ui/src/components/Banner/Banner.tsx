import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts'
import { icon, radius, space, token, useUi, weight } from '../../theme/index.ts'
import { IconButton } from '../IconButton/index.ts'

export interface BannerProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** Short summary. */
  title?: string
  children?: ReactNode
  /** One or two small buttons. */
  action?: ReactNode
  /** Shows a close button. */
  onClose?: () => void
  /** Announced when it appears, and scrolled into view. @default false */
  urgent?: boolean
}

const pictures = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon }

/** Persistent message on a page: offline, an edit conflict, form errors. */
export function Banner({ tone = 'info', title, children, action, onClose, urgent }: BannerProps) {
  const { words } = useUi()
  const Picture = pictures[tone]
  const strip = useRef<HTMLDivElement>(null)
  useEffect(
    function bringIntoView() {
      if (urgent) strip.current?.scrollIntoView({ block: 'nearest' })
    },
    [urgent],
  )
  return (
    <Strip ref={strip} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Picture aria-hidden />
      <Words>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </Words>
      {action}
      {onClose && (
        <IconButton icon={CloseIcon} label={words.parts.close} size="xs" onClick={onClose} />
      )}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};

  & > svg {
    align-self: start;
    width: ${icon.md};
    height: ${icon.md};
    margin-block: ${space[2]};
  }

  & > button {
    color: inherit;
  }

  &[data-tone='info'] {
    background: ${token('info.soft')};
    color: ${token('info.softFg')};
  }

  &[data-tone='success'] {
    background: ${token('success.soft')};
    color: ${token('success.softFg')};
  }

  &[data-tone='warning'] {
    background: ${token('warning.soft')};
    color: ${token('warning.softFg')};
  }

  &[data-tone='danger'] {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  & > strong {
    font-weight: ${weight.strong};
  }
`
