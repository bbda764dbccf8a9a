import { useId, useState } from 'react'
import styled from 'styled-components'
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { longestParsed } from '../shared/lengths.ts'
import { useFieldWords } from '../shared/words.ts'
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx'

export interface PasswordFieldProps extends FieldProps<string> {
  /**
   * Autofill token for password managers; `off` for another person's password. @default
   * 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** PIN: phones show the numeric keyboard. @default false */
  digits?: boolean
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
  /** Requirements of a new password, checked while typing. */
  rules?: readonly PasswordRule[]
}

/** Password field with a show button. Pasting and password managers work. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete = 'current-password',
  digits = false,
  autoFocus = false,
  rules,
  ...rest
}: PasswordFieldProps) {
  const words = useFieldWords()
  const rulesId = useId()
  const [isShown, setShown] = useState(false)
  const [framed] = splitFramed(rest)
  return (
    <Whole>
      <FieldFrame {...framed}>
        {(aria) => (
          <ControlBox>
            <Input
              {...aria}
              aria-describedby={describedBy(aria['aria-describedby'], rules && rulesId)}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoFocus={autoFocus}
              inputMode={digits ? 'numeric' : undefined}
              maxLength={digits ? longestParsed : undefined}
              spellCheck={false}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onBlur={onBlur}
            />
            <InnerButton
              label={isShown ? words.hidePassword : words.showPassword}
              onClick={() => setShown(!isShown)}
              disabled={rest.disabled}
            >
              {isShown ? <EyeOffIcon aria-hidden size={20} /> : <EyeIcon aria-hidden size={20} />}
            </InnerButton>
          </ControlBox>
        )}
      </FieldFrame>
      {rules && <PasswordRules id={rulesId} rules={rules} value={value} />}
    </Whole>
  )
}

/** Ids for aria-describedby: the error, then the requirements. */
const describedBy = (...ids: (string | undefined)[]) =>
  ids.filter((id) => id !== undefined).join(' ') || undefined

const Whole = styled.div`
  min-width: 0;
`
