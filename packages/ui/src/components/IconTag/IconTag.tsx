import styled from 'styled-components'
import type { IconComponent } from '../../icons/index.ts'
import { icon as iconSize, radius, space, text, token, weight } from '../../theme/index.ts'

export interface IconTagProps {
  /** Meaning, for screen readers and as a tooltip. */
  label: string
  /** Drawing; it wins over the letter. */
  icon?: IconComponent
  /** One letter, where there is no icon. */
  letter?: string
}

/** A small square with an icon or a letter: a way of payment in a row. */
export function IconTag({ label, icon: Icon, letter }: IconTagProps) {
  return (
    <Square role="img" aria-label={label} title={label}>
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
`
