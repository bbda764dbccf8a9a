import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { CloseIcon } from '../../icons/index.ts'
import {
  control,
  hitArea,
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  useUi,
} from '../../theme/index.ts'
import { fill } from '../../format/index.ts'

export interface ChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text of the chip; also in the name of the remove button. */
  label: string
  /** Content before the text: an avatar, an icon. */
  before?: ReactNode
  /** Adds a remove button; called when it is pressed. */
  onRemove?: () => void
}

/** Chip of a chosen item: a filter, a tag. */
export function Chip({ label, before, onRemove, ...rest }: ChipProps) {
  const { words } = useUi()
  return (
    <Pill data-removable={Boolean(onRemove)} {...rest}>
      {before}
      {label}
      {onRemove && (
        <Remove
          type="button"
          onClick={onRemove}
          aria-label={fill(words.parts.remove, { name: label })}
        >
          <CloseIcon aria-hidden />
        </Remove>
      )}
    </Pill>
  )
}

const Pill = styled.span`
  ${text('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 100%;
  min-height: ${control.xs};
  padding-inline: ${space[12]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.round};
  background: ${token('bg.surface')};

  & > [data-size] {
    width: ${space[24]};
    height: ${space[24]};
    margin-inline-start: calc(-1 * ${space[8]} - ${line.hair});
  }

  ${media.screen} {
    &[data-removable='true'] {
      padding-inline-end: ${space[2]};
    }
  }
`

const Remove = styled.button`
  ${hitArea}
  display: grid;
  flex: none;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${token('fg.muted')};
  transition: background-color ${motion.colour};

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
  }

  &:hover {
    background: ${token('bg.sunken')};
    color: ${token('fg.default')};
  }

  ${media.print} {
    display: none;
  }
`
