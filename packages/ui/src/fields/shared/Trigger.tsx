import { Button } from 'react-aria-components/Button'
import { SelectValue } from 'react-aria-components/Select'
import styled from 'styled-components'
import { ChevronDownIcon } from '../../icons/index.ts'
import { line, motion, radius, space, text, token } from '../../theme/index.ts'
import { reachable } from './touch.ts'

interface TriggerProps {
  /** What is chosen, in words; null shows the placeholder. */
  chosen: string | null
  placeholder: string
}

/** The button that opens a list and shows what is chosen. */
export function Trigger({ chosen, placeholder }: TriggerProps) {
  return (
    <Box>
      <SelectValue>
        {() => <Value data-empty={chosen === null}>{chosen ?? placeholder}</Value>}
      </SelectValue>
      <ChevronDownIcon aria-hidden size={20} />
    </Box>
  )
}

const Box = styled(Button)`
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

  & > :first-child {
    flex: 1;
    min-width: 0;
  }

  & > svg {
    flex: none;
    color: ${token('fg.muted')};
  }

  &[data-hovered] {
    border-color: ${token('border.strong')};
  }

  [data-invalid] > & {
    border-color: ${token('danger.border')};
  }

  &[data-disabled] {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    cursor: default;
  }
`

const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;

  &[data-empty='true'] {
    color: ${token('fg.subtle')};
  }
`
