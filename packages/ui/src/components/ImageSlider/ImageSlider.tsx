import { type KeyboardEvent, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, NoPictureIcon } from '../../icons/index.ts'
import { fill } from '../../format/index.ts'
import { useUi } from '../../theme/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Counter, Empty, Frame, Slide, Stage, Thumb, Thumbs, Track } from './ImageSlider.parts.ts'

export interface Picture {
  /** URL of the picture. */
  src: string
  /** Alternative text. */
  alt: string
  /** URL of the thumbnail. @default `src` */
  thumb?: string
}

export interface ImageSliderProps {
  /** Name of the slider for screen readers. */
  label: string
  /** Pictures, the best one first. */
  pictures: readonly Picture[]
}

/** Image carousel: by arrows, swiping, keys, or thumbnails. */
export function ImageSlider({ label, pictures }: ImageSliderProps) {
  const { pictures: words } = useUi().words.parts
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const count = pictures.length
  const current = Math.min(at, count - 1)

  if (count === 0) {
    return (
      <Empty>
        <NoPictureIcon aria-hidden />
        {words.none}
      </Empty>
    )
  }
  const go = (to: number) => {
    const index = Math.min(count - 1, Math.max(0, to))
    setAt(index)
    const { current: box } = track
    box?.scrollTo({ left: index * box.clientWidth, behavior: isStill() ? 'instant' : 'smooth' })
  }
  const press = (event: KeyboardEvent) => {
    const to = keys[event.key]?.(current, count)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const settle = () => {
    const box = track.current
    if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth))
  }
  const isOne = count === 1
  return (
    <Frame role="group" aria-label={label} onKeyDown={isOne ? undefined : press}>
      <Stage>
        <Track
          ref={track}
          onScrollEnd={settle}
          tabIndex={isOne ? undefined : 0}
          role="group"
          aria-label={fill(words.number, { number: current + 1, count })}
        >
          {pictures.map((picture, index) => (
            <One key={picture.src} {...picture} isShown={index === current} />
          ))}
        </Track>
        {!isOne && (
          <>
            <IconButton
              tone="outline"
              icon={ChevronLeftIcon}
              label={words.previous}
              aria-disabled={current === 0}
              onClick={() => go(current - 1)}
            />
            <IconButton
              tone="outline"
              icon={ChevronRightIcon}
              label={words.next}
              aria-disabled={current === count - 1}
              onClick={() => go(current + 1)}
            />
            <Counter aria-hidden>{`${current + 1} / ${count}`}</Counter>
          </>
        )}
      </Stage>
      {!isOne && (
        <Thumbs>
          {pictures.map(({ src, thumb = src }, index) => (
            <Thumb
              key={src}
              type="button"
              aria-label={fill(words.show, { number: index + 1 })}
              aria-current={index === current}
              onClick={() => go(index)}
            >
              <img src={thumb} alt="" loading="lazy" onError={hide} />
            </Thumb>
          ))}
        </Thumbs>
      )}
    </Frame>
  )
}

/** A slide, or a message that it failed to load. Hidden slides are not read by screen readers. */
function One({ src, alt, isShown }: Picture & { isShown: boolean }) {
  const { failed } = useUi().words.parts.pictures
  const [isBroken, setBroken] = useState(false)
  return (
    <Slide aria-hidden={!isShown}>
      {isBroken ? (
        <Empty>
          <NoPictureIcon aria-hidden />
          <b>{alt}</b>
          {failed}
        </Empty>
      ) : (
        <img src={src} alt={alt} draggable={false} onError={() => setBroken(true)} />
      )}
    </Slide>
  )
}

const keys: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const hide = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  currentTarget.hidden = true
}
