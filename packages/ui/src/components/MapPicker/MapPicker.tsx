import { lazy, Suspense, type KeyboardEvent } from 'react'
import { InnerButton } from '../../fields/shared/frame/InnerButton.tsx'
import { TextField } from '../../fields/TextField/index.ts'
import { fill } from '../../format/index.ts'
import { RemoveIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import type { LatLng } from './coordinates.ts'
import { Credit, Frame, Label, Place, Row } from './MapPicker.styles.ts'
import { useTypedPlace } from './useTypedPlace.ts'

/** Streets by a server of map pictures. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`, on our own server: the policy of the page allows no other. */
  url: string
  /** Whom to thank for the pictures, written below the map. */
  credit: string
}

export interface MapPickerProps {
  /** What place it is: "Club on the map". Names the map for screen readers. */
  label: string
  /** Null where no place is chosen. */
  value: LatLng | null
  /** Six digits behind the point. */
  onChange: (value: LatLng | null) => void
  /** Streets. Without it the map draws borders and cities by itself and needs no network. */
  tiles?: MapTiles
  /** The place is shown and cannot be changed. @default false */
  disabled?: boolean
}

const MapCanvas = lazy(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }))

const EXAMPLE = '41.311081, 69.240562'

/** A place on the map, by click, by drag, by arrow keys, or typed as two numbers. */
export function MapPicker({ label, value, onChange, tiles, disabled }: MapPickerProps) {
  const { map: words } = useUi().words
  const typed = useTypedPlace(value, onChange)
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It takes the place; the form around it is not sent half filled in.
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
