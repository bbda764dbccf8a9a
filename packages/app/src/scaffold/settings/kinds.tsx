import {
  formatMoney,
  formatPhone,
  MoneyField,
  NumberField,
  PercentField,
  PhoneField,
  SelectField,
  SwitchField,
} from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'
import { useCurrentUser } from '../session/index.ts'
import type { ControlProps, SettingKind } from './settings.types.ts'
import { useTyped } from './useTyped.ts'

/** On or off. */
export const switchKind: SettingKind<boolean> = {
  Control: ({ label, value, onChange }) => (
    <SwitchField hideLabel label={label} value={value} onChange={onChange} />
  ),
  useWords() {
    const translate = useTranslate()
    return (value) => translate(value ? 'settings.on' : 'settings.off')
  },
}

/** One of a few values; `labels` is the key of their texts, such as `setting:options.device_policy`. */
export function choiceKind<const Id extends string | number>(
  ids: readonly Id[],
  labels: string,
): SettingKind<Id> {
  return {
    size: 'md',
    Control: ({ label, value, onChange }) => {
      const translate = useTranslate()
      return (
        <SelectField
          hideLabel
          label={label}
          options={ids.map((id) => ({ id, label: translate(`${labels}.${id}`) }))}
          value={value}
          onChange={(next) => next !== null && onChange(next)}
        />
      )
    },
    useWords() {
      const translate = useTranslate()
      return (value) => translate(`${labels}.${value}`)
    },
  }
}

interface Range {
  min: number
  max: number
  /** Key of the unit in the common texts. */
  unit: 'minutes' | 'days' | 'visits'
}

/** A whole number within a range, with its unit. */
export const numberKind = ({ min, max, unit }: Range): SettingKind<number> => ({
  size: 'sm',
  Control: ({ label, ...rest }) => {
    const translate = useTranslate()
    const typed = useNumber(rest, { min, max })
    return (
      <NumberField
        {...typed}
        hideLabel
        label={label}
        digits={String(max).length}
        unit={translate(`settings.units.${unit}`)}
      />
    )
  },
  useWords() {
    const translate = useTranslate()
    return (value) => `${value} ${translate(`settings.units.${unit}`)}`
  },
})

/** A percentage from 0 to 100. */
export const percentKind: SettingKind<number> = {
  size: 'sm',
  Control: ({ label, ...rest }) => {
    const typed = useNumber(rest, { min: 0, max: 100 })
    return <PercentField {...typed} hideLabel label={label} />
  },
  useWords: () => (value) => `${value} %`,
}

/** An amount; empty is none, with its own word. */
export const moneyKind = (none: string): SettingKind<number | null> => ({
  size: 'md',
  Control: ({ label, value, onChange }) => {
    const { currency } = useCurrentUser()
    const translate = useTranslate()
    const typed = useTyped(value, onChange)
    return (
      <MoneyField
        {...typed}
        hideLabel
        label={label}
        currency={currency}
        placeholder={translate(none)}
      />
    )
  },
  useWords() {
    const { currency } = useCurrentUser()
    const translate = useTranslate()
    return (value) => (value === null ? translate(none) : formatMoney(value, currency))
  },
})

/** A phone; empty is none. */
export const phoneKind: SettingKind<string> = {
  size: 'lg',
  Control: ({ label, value, onChange }) => {
    const { country } = useCurrentUser()
    const typed = useTyped(value, onChange)
    return <PhoneField {...typed} hideLabel label={label} country={country} />
  },
  useWords() {
    const translate = useTranslate()
    return (value) => (value ? formatPhone(value) : translate('settings.none'))
  },
}

/** A number while it is typed; one that is missing or out of range is refused and the stored one returns. */
function useNumber(
  { value, onChange, onInvalid }: Omit<ControlProps<number>, 'label'>,
  { min, max }: Omit<Range, 'unit'>,
) {
  const translate = useTranslate()
  return useTyped<number | null>(value, (next) => {
    const isFine = next !== null && Number.isInteger(next) && next >= min && next <= max
    if (isFine) onChange(next)
    else onInvalid(translate('settings.range', { min, max }))
  })
}
