import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { space, text } from '../../theme/index.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { useTooLong } from '../shared/useTooLong.ts'

export interface TextAreaFieldProps extends FieldProps<string> {
  /** Example text. */
  placeholder?: string
  /**
   * Maximum length. A longer text is not truncated, which would lose pasted content: the field
   * shows an error.
   */
  maxLength?: number
  /** Initial height in lines; it grows. @default 3 */
  rows?: number
}

/** Multi-line text field that grows; Ctrl+Enter submits the form. */
export function TextAreaField({
  value,
  onChange,
  onBlur,
  rows = 3,
  maxLength,
  ...rest
}: TextAreaFieldProps) {
  const [framed, native] = splitFramed(rest)
  const tooLong = useTooLong(value, maxLength)
  return (
    <FieldFrame {...framed} error={framed.error ?? tooLong}>
      {(aria) => (
        <ControlBox>
          <Area
            {...native}
            {...aria}
            as="textarea"
            style={{ minBlockSize: `calc(${rows}lh + 2 * ${space[12]})` }}
            value={value}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange(currentTarget.value)
            }
            onBlur={onBlur}
            onKeyDown={sendOnControlEnter}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}

function sendOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

const Area = styled(Input)`
  ${text('input')}
  padding-block: ${space[12]};
  field-sizing: content;
  resize: vertical;
`
