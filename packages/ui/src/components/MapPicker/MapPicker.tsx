import { lazy, Suspense, type KeyboardEvent } from 'react'
import { InnerButton } from '../../fields/shared/InnerButton.tsx'
import { TextField } from '../../fields/TextField/index.ts'
import { fill } from '../../format/index.ts'
import { RemoveIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import type { LatLng } from './coordinates.ts'
import { Credit, Frame, Label, Place, Row } from './MapPicker.parts.ts'
import { useTypedPlace } from './useTypedPlace.ts'

/** Tile server for street maps. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`, on our own server: the CSP allows no other. */
  url: string
  /** Attribution below the map. */
  credit: string
}

export interface MapPickerProps {
  /** Label: "Club on the map". */
  label: string
  /** Null while no place is chosen. */
  value: LatLng | null
  /** Called with coordinates of six decimals. */
  onChange: (value: LatLng | null) => void
  /** Street tiles. Without them the map draws borders and cities and needs no network. */
  tiles?: MapTiles
  /** Shows the place read-only. @default false */
  disabled?: boolean
}

const MapCanvas = lazy(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }))

const EXAMPLE = '41.311081, 69.240562'

/** Map field for a place: by click, drag, arrow keys, or typed coordinates. */
export function MapPicker({ label, value, onChange, tiles, disabled }: MapPickerProps) {
  const { map: words } = useUi().words
  const typed = useTypedPlace(value, onChange)
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter sets the place instead of submitting the form.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
    typed.settle()
  }
  return (
    <Frame>
      <Label>{label}</Label>
      <Place>
        <Suspense fallback={<Skeleton height="100%" />}>
          <MapCanvas
            label={label}
            value={value}
            onChange={typed.take}
            tiles={tiles}
            disabled={disabled}
          />
        </Suspense>
      </Place>
      {tiles && <Credit>{tiles.credit}</Credit>}
      <Row onKeyDown={settleOnEnter}>
        <TextField
          label={words.coordinates}
          hint={fill(words.example, { example: EXAMPLE })}
          error={typed.problem && fill(words[typed.problem], { example: EXAMPLE })}
          disabled={disabled}
          value={typed.text}
          onChange={typed.type}
          onBlur={typed.settle}
          after={
            value &&
            !disabled && (
              <InnerButton label={words.remove} onClick={() => typed.take(null)}>
                <RemoveIcon aria-hidden size={20} />
              </InnerButton>
            )
          }
        />
      </Row>
    </Frame>
  )
}
