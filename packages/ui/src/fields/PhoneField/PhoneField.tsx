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
import { useFieldWords } from '../shared/frame/words.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/text/WrittenField.tsx'

export interface PhoneFieldProps extends WrittenFieldProps<string> {
  /** Whose phones; the prefix is fixed. */
  country: Country
}

/**
 * A phone. The value is `'+998901234567'`, shorter while somebody types, `''` while empty. Any
 * writing may be pasted; a number of another country is refused with a reason, never cut.
 */
export function PhoneField({ value, onChange, country, hint, ...rest }: PhoneFieldProps) {
  const words = useFieldWords()
  const [isRefused, setRefused] = useState(false)
  const shown = writeNational(value, country)
  const foreign = fill(words.phoneForeign, { prefix: phonePrefix[country] })

  const write = (text: string, kind?: string) => {
    const digits = digitsOf(text)
    const isTyped = kind === 'insertText'
    // One digit too many by hand is a slip and changes nothing, unless a prefix or a nought stands before.
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
