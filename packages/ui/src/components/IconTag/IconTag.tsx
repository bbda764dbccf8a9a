import styled from 'styled-components'
import type { IconComponent } from '../../icons/index.ts'
import { icon as iconSize, radius, space, text, token, weight } from '../../theme/index.ts'

export interface IconTagProps {
  /** Meaning, for screen readers and as a tooltip; without it the words beside it say it. */
  label?: string
  /** Drawing; it wins over the letter. */
  icon?: IconComponent
  /** One letter, where there is no icon. */
  letter?: string
  /** `sm` 24 px in a row, `md` 32 px beside two lines, `lg` 40 px as tall as an avatar. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
}

/** A small square with an icon or a letter: the method of a payment, the kind of a notification. */
export function IconTag({
  label,
  icon: Icon,
  letter,
  size = 'sm',
  tone = 'neutral',
}: IconTagProps) {
  const named = label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true }
  return (
    <Square {...named} data-size={size} data-tone={tone}>
      {Icon ? <Icon aria-hidden /> : <span aria-hidden>{letter}</span>}
    </Square>
  )
}

const Square = styled.span`
  ${text('caption')}
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.tag};
  background: ${token('bg.sunken')};
  color: ${token('fg.muted')};
  font-weight: ${weight.strong};

  & > svg {
    width: ${iconSize.xs};
    height: ${iconSize.xs};
  }

  &[data-size='md'] {
    width: ${space[32]};
    height: ${space[32]};

    & > svg {
      width: ${iconSize.sm};
      height: ${iconSize.sm};
    }
  }

  &[data-size='lg'] {
    width: ${space[40]};
    height: ${space[40]};
    border-radius: ${radius.control};

    & > svg {
      width: ${iconSize.sm};
      height: ${iconSize.sm};
    }
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
