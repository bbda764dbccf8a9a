import { useState } from 'react'
import { digitsOf } from '../../parse/number.ts'
import {
  type Country,
  parsePhone,
  phoneLength,
  phonePrefix,
  writeNational,
} from '../../parse/phone.ts'
import { fill } from '../../format/index.ts'
import { useFieldWords } from '../shared/words.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/WrittenField.tsx'

export interface PhoneFieldProps extends WrittenFieldProps<string> {
  /** Country of the phone; the prefix is fixed. */
  country: Country
}

/**
 * Phone field. The value is `'+998901234567'`, shorter while typing, `''` while empty. Any format
 * may be pasted; a number of another country is rejected with a reason, never truncated.
 */
export function PhoneField({ value, onChange, country, hint, ...rest }: PhoneFieldProps) {
  const words = useFieldWords()
  const [isRefused, setRefused] = useState(false)
  const shown = writeNational(value, country)
  const foreign = fill(words.phoneForeign, { prefix: phonePrefix[country] })

  const write = (text: string, kind?: string) => {
    const digits = digitsOf(text)
    const isTyped = kind === 'insertText'
    // A surplus typed digit is ignored, unless the text starts with a prefix or a 0.
    const begun = digits.startsWith('0') || digits.startsWith(phonePrefix[country].slice(1))
    if (isTyped && digits.length > phoneLength && !begun) return shown
    const phone = parsePhone(text, country)
    setRefused(phone === null)
    return phone === null ? shown : writeNational(phone, country)
  }

  return (
    <WrittenField
      type="tel"
      inputMode="tel"
      before={phonePrefix[country]}
      {...rest}
      hint={isRefused ? foreign : hint}
      text={shown}
      write={write}
      onText={(text) => onChange(text === '' ? '' : phonePrefix[country] + digitsOf(text))}
    />
  )
}
