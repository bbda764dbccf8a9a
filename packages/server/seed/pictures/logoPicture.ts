import { box, colours, ellipse, both, png, without, type Colour, type Shape } from './drawing.ts'

const grounds = colours('5b3fb5', '1f6f6b', 'b4532a', '2f4b8f')
const white: Colour = [255, 255, 255]

/** Marks in white: a dumbbell, a ring, steps. */
const marks: readonly (readonly Shape[])[] = [
  [
    box(0.26, 0.46, 0.74, 0.54),
    box(0.28, 0.34, 0.36, 0.66),
    box(0.64, 0.34, 0.72, 0.66),
    box(0.2, 0.4, 0.26, 0.6),
    box(0.74, 0.4, 0.8, 0.6),
  ],
  [
    both(ellipse(0.5, 0.5, 0.28, 0.28), without(ellipse(0.5, 0.5, 0.19, 0.19))),
    box(0.46, 0.36, 0.54, 0.64),
  ],
  [box(0.24, 0.58, 0.38, 0.74), box(0.43, 0.42, 0.57, 0.74), box(0.62, 0.26, 0.76, 0.74)],
]

/** Draws the logo of the nth club. */
export function logoPicture(nth: number): Uint8Array {
  const parts = (marks[nth % marks.length] ?? []).map((shape): [Colour, Shape] => [white, shape])
  return png(grounds[nth % grounds.length] ?? white, parts)
}
