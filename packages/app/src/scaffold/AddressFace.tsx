import { ApiError } from '@zal/api'
import { AddressField, Collapsible, isPlaced, MapPicker, Stack, useSnackbar } from '@zal/ui'
import type { Address, AddressFieldProps } from '@zal/ui'
import { useState } from 'react'
import { call } from './call.ts'
import type { FieldDraw } from './form.types.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useServices } from './services.ts'

/** Address input: text with suggestions, or a map with a draggable marker. */
export function AddressFace({ label, name, value, onChange, ...props }: FieldDraw<Address>) {
  const say = useSay()
  const { onBlur, hint, error, required, disabled } = props
  const { suggest, reverse } = usePlaces()
  // The map is heavy and has no size while collapsed, so it is mounted only when open.
  const [isOpen, setOpen] = useState(false)
  const point = isPlaced(value) ? { lat: value.lat, lng: value.lng } : null
  return (
    <Stack>
      <AddressField
        {...{ label, name, value, onChange, onBlur, hint, error, required, disabled }}
        suggest={suggest}
        reverse={reverse}
      />
      <Collapsible
        title={say('address.map')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && (
          <MapPicker
            label={say('address.map')}
            value={point}
            disabled={disabled}
            onChange={(chosen) => onChange(chosen ? { text: '', ...chosen } : { text: value.text })}
          />
        )}
      </Collapsible>
    </Stack>
  )
}

/**
 * Address suggestions and reverse geocoding by the server. A failed reverse lookup shows a snackbar
 * and keeps the point.
 */
function usePlaces() {
  const { api } = useServices()
  const say = useSay()
  const notify = useSnackbar()
  const suggest: AddressFieldProps['suggest'] = async (q, signal) => {
    const query = { q: q.trim() }
    const { results } = await call(api, 'get', '/management/places/', { params: { query }, signal })
    return results.map(({ id, address_line: text, detail, latitude: lat, longitude: lng }) => ({
      id,
      text,
      detail,
      lat,
      lng,
    }))
  }
  const reverse: AddressFieldProps['reverse'] = async (latitude, longitude, signal) => {
    try {
      const query = { latitude, longitude }
      const path = '/management/places/reverse/'
      return (await call(api, 'get', path, { params: { query }, signal })).results.address_line
    } catch (thrown) {
      if (!signal.aborted) notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
      throw thrown
    }
  }
  return { suggest, reverse }
}
