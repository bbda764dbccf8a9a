import 'leaflet/dist/leaflet.css'
import { useId, useRef, type KeyboardEvent } from 'react'
import { fill } from '../../format/index.ts'
import { AddIcon, MinusIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { writeLatLng } from './coordinates.ts'
import { Ground, Hint, Said, Sheet, Zoom } from './MapCanvas.parts.ts'
import type { MapPickerProps } from './MapPicker.tsx'
import { useLeaflet } from './useLeaflet.ts'

const STEP = 8
const FAR = 64

/** The map: sets the pin by click, drag or keys. */
export function MapCanvas({
  label,
  value,
  onChange,
  disabled = false,
  tiles,
}: Pick<MapPickerProps, 'label' | 'value' | 'onChange' | 'disabled' | 'tiles'>) {
  const { map: words } = useUi().words
  const ground = useRef<HTMLDivElement>(null)
  const id = useId()
  const { move, zoom, isOpen } = useLeaflet(ground, {
    value,
    onChange,
    disabled,
    tiles,
    names: words.cities,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = ways[event.key] ?? []
    const step = event.shiftKey ? FAR : STEP
    if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else if (disabled) return
    else if (right !== undefined && down !== undefined) move(right * step, down * step)
    else if (event.key === 'Enter' && !value) move(0, 0)
    else if (event.key === 'Delete' && value) onChange(null)
    else return
    event.preventDefault()
  }
  return (
    <Sheet data-open={isOpen}>
      <Ground
        ref={ground}
        role="group"
        aria-label={label}
        aria-describedby={id}
        aria-disabled={disabled}
        tabIndex={0}
        data-disabled={disabled}
        onKeyDown={onKeyDown}
      />
      <Said id={id}>{value ? words.keys : words.place}</Said>
      <Said role="status">{value && fill(words.pin, { place: writeLatLng(value) })}</Said>
      {!value && !disabled && <Hint aria-hidden>{words.place}</Hint>}
      <Zoom>
        <IconButton icon={AddIcon} label={words.zoomIn} tone="outline" onClick={() => zoom(1)} />
        <IconButton
          icon={MinusIcon}
          label={words.zoomOut}
          tone="outline"
          onClick={() => zoom(-1)}
        />
      </Zoom>
    </Sheet>
  )
}

/** Steps to the right and down. */
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
