import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from '../../../icons/index.ts'
import { line, motion, radius, space, text, token } from '../../../theme/index.ts'
import { reachable } from '../frame/touch.ts'

interface TriggerProps extends ComponentPropsWithRef<'button'> {
  /** Text of the choice; null shows the placeholder. */
  shown: string | null
  placeholder: string
  /** Icon of the choice. */
  icon?: ReactNode
  /** Id of the label. */
  labelledBy: string
  isOpen: boolean
  isInvalid: boolean
}

/** Button that opens a list and shows the choice. */
export function Trigger(props: TriggerProps) {
  const { shown, icon, placeholder, labelledBy, isOpen, isInvalid, ...rest } = props
  const id = useId()
  return (
    <Box
      type="button"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-labelledby={`${id} ${labelledBy}`}
      data-invalid={isInvalid}
      {...rest}
    >
      {icon}
      <Value id={id} data-empty={shown === null}>
        {shown ?? placeholder}
      </Value>
      <ChevronDownIcon aria-hidden size={20} />
    </Box>
  )
}

const Box = styled.button`
  ${text('input')}
  ${reachable}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  width: 100%;
  min-width: 0;
  padding: ${space[8]} ${space[12]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.default')};
  text-align: start;
  transition: border-color ${motion.colour};

  & > svg {
    flex: none;
    color: ${token('fg.muted')};
  }

  &:hover {
    border-color: ${token('border.strong')};
  }

  &[data-invalid='true'] {
    border-color: ${token('danger.border')};
  }

  &:disabled {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    cursor: default;
  }
`

const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-empty='true'] {
    color: ${token('fg.subtle')};
  }
`
