import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { IconComponent } from '../../icons/index.ts'
import {
  control,
  hitArea,
  icon,
  line,
  media,
  motion,
  radius,
  space,
  token,
} from '../../theme/index.ts'
import { Spinner } from '../Spinner/index.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Icon from our set. */
  icon: IconComponent
  /** Accessible name and tooltip. */
  label: string
  /** @default 'ghost' */
  tone?: 'ghost' | 'outline' | 'danger'
  /** @default 'sm' */
  size?: 'xs' | 'sm' | 'md'
  /** Shows a spinner and ignores presses. */
  pending?: boolean
  /** Shows a dot in the corner for pending news. */
  dot?: boolean
}

/** Icon button, named by `label`. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'ghost',
  size = 'sm',
  pending,
  dot,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Face
      type="button"
      aria-label={label}
      title={label}
      data-tone={tone}
      data-size={size}
      data-dot={dot}
      aria-busy={pending}
      aria-disabled={pending}
      onClick={pending ? undefined : onClick}
      {...rest}
    >
      {pending ? <Spinner /> : <Icon aria-hidden />}
    </Face>
  )
}

const Face = styled.button`
  ${hitArea}
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${control.sm};
  height: ${control.sm};
  padding: 0;
  border: ${line.hair} solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${token('fg.muted')};
  transition:
    background-color ${motion.colour},
    color ${motion.colour},
    scale ${motion.press};

  & > svg {
    width: ${icon.md};
    height: ${icon.md};
  }

  &[data-size='md'] {
    width: ${control.md};
    height: ${control.md};
  }

  &[data-size='xs'] {
    width: ${control.xs};
    height: ${control.xs};
    border-radius: ${radius.tag};

    & > svg {
      width: ${icon.sm};
      height: ${icon.sm};
    }
  }

  &[data-tone='outline'] {
    border-color: ${token('border.default')};
    background: ${token('bg.surface')};
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${token('bg.hover')};
      color: ${token('fg.default')};
    }

    &[data-tone='danger']:hover:not(:disabled) {
      background: ${token('danger.soft')};
      color: ${token('danger.softFg')};
    }
  }

  &:active:not(:disabled) {
    background: ${token('bg.sunken')};
    scale: 0.94;
  }

  &:disabled {
    color: ${token('fg.disabled')};
    cursor: not-allowed;
  }

  ${media.print} {
    display: none;
  }

  &[data-dot='true']::before {
    position: absolute;
    top: ${space[8]};
    right: ${space[8]};
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.round};
    background: ${token('danger.solid')};
    box-shadow: 0 0 0 ${line.ring} ${token('bg.surface')};
    content: '';
  }
`
