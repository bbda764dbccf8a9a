import { useState } from 'react'
import styled from 'styled-components'
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { useFieldWords } from '../shared/words.ts'
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx'

export interface PasswordFieldProps extends FieldProps<string> {
  /** Tells password managers which one it is. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
  /** Parts of a good password, ticked off while somebody types; for new passwords only. */
  rules?: readonly PasswordRule[]
}

/** A password, with an eye that shows it. Pasting and password managers work. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete = 'current-password',
  rules,
  ...rest
}: PasswordFieldProps) {
  const words = useFieldWords()
  const [isShown, setShown] = useState(false)
  const [framed] = splitFramed(rest)
  return (
    <Whole>
      <FieldFrame {...framed}>
        {(aria) => (
          <ControlBox>
            <Input
              {...aria}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
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
      {rules && <PasswordRules rules={rules} value={value} />}
    </Whole>
  )
}

const Whole = styled.div`
  min-width: 0;
`
