import { ComboboxField } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { FieldRenderProps } from '../../../scaffold/form/index.ts'
import { request } from '../../../scaffold/api/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { City } from './clubFields.tsx'

/** City of the country of the business, found by any of its names. */
export function CityInput({
  value,
  onChange,
  noun: _,
  onBusy: __,
  ...props
}: FieldRenderProps<City | null>) {
  const { t } = useTranslation('club')
  const { api } = useServices()
  const { country } = useCurrentUser()
  return (
    <ComboboxField<string>
      {...props}
      value={value && { id: value.id, label: value.name }}
      onChange={(chosen) => onChange(chosen && { id: chosen.id, name: chosen.label })}
      load={async (q, page, signal) => {
        const { results } = await request(api, 'get', '/management/city-list/{country}/', {
          params: { path: { country }, query: { q } },
          signal,
        })
        const options = results.map(({ id, name, region }) => ({
          id,
          label: name,
          description: region,
        }))
        return { options: page === 1 ? options : [], more: false }
      }}
      debounce={200}
      placeholder={t('chooseCity')}
      empty={t('noCity')}
    />
  )
}
