import { ComboboxField, type LoadOptions } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import type { Named } from '../../scaffold/named.ts'
import { useServices } from '../../scaffold/services.ts'

interface TrainerPickerProps {
  name?: string
  label: string
  value: Named | null
  onChange(picked: Named | null): void
  onBlur?(): void
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
}

/** Search field for an active trainer, by any part of the name. */
export function TrainerPicker({ value, onChange, ...field }: TrainerPickerProps) {
  const { api } = useServices()
  const { t } = useTranslation('trainer')
  const load: LoadOptions<number> = async (q, page, signal) => {
    const query = { q, page, per_page: 20, role_name: 'trainer', is_active: 'true' } as const
    const found = await call(api, 'get', '/staffs/club-staff-list/', { params: { query }, signal })
    return {
      options: found.results.map(({ id, fullname }) => optionOf({ id, name: fullname })),
      more: found.page < found.page_count,
    }
  }
  return (
    <ComboboxField
      {...field}
      load={load}
      placeholder={t('choose')}
      value={value && optionOf(value)}
      onChange={(option) => onChange(option && { id: option.id, name: option.label })}
    />
  )
}

const optionOf = ({ id, name }: Named) => ({ id, label: name, avatar: { name } })
