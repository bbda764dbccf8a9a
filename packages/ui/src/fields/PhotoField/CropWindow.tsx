import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useUi } from '../../theme/index.ts'
import { moved, sidesOf, zoomed, type Crop } from './crop.ts'
import { Circle, Window } from './PhotoField.parts.ts'

interface CropWindowProps {
  /** URL of the picture. */
  url: string
  /** Width divided by height. */
  ratio: number
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Step of an arrow key, as a fraction of the square. */
const STEP = 0.05
const ZOOM_STEP = 1.15

/** Crop area with a round window: dragging, pinching, wheel and keys. */
export function CropWindow({ url, ratio, crop, onChange }: CropWindowProps) {
  const { photo } = useUi().words.fields
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const { width, height } = sidesOf(crop, ratio)

  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
  }
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
    fingers.current.set(event.pointerId, now)
    if (other) return onChange(zoomed(crop, ratio, apart(now, other) / apart(before, other)))
    const side = event.currentTarget.clientWidth
    onChange(moved(crop, ratio, (now.x - before.x) / side, (now.y - before.y) / side))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(crop, ratio)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <Window
      role="application"
      aria-label={photo.window}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onWheel={({ deltaY }) =>
        onChange(zoomed(crop, ratio, deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP))
      }
      onKeyDown={onKeyDown}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: percent(1 / width),
          height: percent(1 / height),
          left: percent((width / 2 - crop.x) / width),
          top: percent((height / 2 - crop.y) / height),
        }}
      />
      <Circle aria-hidden />
    </Window>
  )
}

const keys: Record<string, (crop: Crop, ratio: number) => Crop> = {
  ArrowLeft: (crop, ratio) => moved(crop, ratio, -STEP, 0),
  ArrowRight: (crop, ratio) => moved(crop, ratio, STEP, 0),
  ArrowUp: (crop, ratio) => moved(crop, ratio, 0, -STEP),
  ArrowDown: (crop, ratio) => moved(crop, ratio, 0, STEP),
  '+': (crop, ratio) => zoomed(crop, ratio, ZOOM_STEP),
  '=': (crop, ratio) => zoomed(crop, ratio, ZOOM_STEP),
  '-': (crop, ratio) => zoomed(crop, ratio, 1 / ZOOM_STEP),
}

interface Point {
  x: number
  y: number
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1
const percent = (share: number) => `${(share * 100).toFixed(3)}%`
