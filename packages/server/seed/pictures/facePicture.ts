import type { Random } from '../random.ts'
import { both, box, colours, ellipse, png, without, type Colour, type Shape } from './drawing.ts'

/**
 * Draws a small portrait without features: background, shoulders, neck, head, hair. Deterministic by its
 * random stream.
 */
export function facePicture(random: Random, gender: number, isOld: boolean): Uint8Array {
  const skin = random.pick(skins)
  const hair = isOld ? grey : random.pick(hairs)
  const parts: [Colour, Shape][] = [[random.pick(clothes), ellipse(0.5, 1.06, 0.36, 0.34)]]
  if (gender === 2 && random.chance(0.7)) {
    const low = 0.62 + random.next() * 0.14
    parts.unshift([hair, ellipse(0.5, 0.42, 0.25, 0.29)])
    parts.unshift([hair, box(0.27, 0.42, 0.73, low)])
  } else if (gender === 2) parts.push([hair, ellipse(0.5, 0.14, 0.1, 0.09)])
  parts.push([shade(skin), box(0.43, 0.55, 0.57, 0.77)], [skin, ellipse(0.5, 0.74, 0.09, 0.06)])
  parts.push([skin, ellipse(0.5, 0.44, 0.185, 0.225)])
  const side = gender === 2 ? 0.4 + random.next() * 0.2 : 0.5
  const line = gender === 2 ? 0.34 : 0.3 + random.next() * 0.05
  parts.push([
    hair,
    both(ellipse(0.5, 0.4, 0.205, 0.225), without(ellipse(side, line + 0.26, 0.2, 0.26))),
  ])
  if (gender !== 2 && random.chance(0.3)) {
    parts.push([
      hair,
      both(
        both(ellipse(0.5, 0.445, 0.185, 0.225), box(0, 0.47, 1, 1)),
        without(ellipse(0.5, 0.43, 0.145, 0.16)),
      ),
    ])
  }
  return png(random.pick(grounds), parts)
}

const shade = ([red, green, blue]: Colour): Colour => [red * 0.9, green * 0.87, blue * 0.85]

const skins = colours('f2d0b4', 'e8bd9b', 'd9a57f', 'c68e68')
const hairs = colours('2a211f', '3b2a22', '54392a', '1d1a1c')
const grey: Colour = [138, 133, 128]
const clothes = colours('4d5b8c', '7a5ba8', '2f7a78', 'a8555f', '3f4652', 'c08a3e', '5f7d4f')
const grounds = colours('dcd6f0', 'd3e3ee', 'd8e9dc', 'f2e2cf', 'eed9de', 'dfe1e8')
