import { zlibSync } from 'fflate'
import type { Random } from './random.ts'

/** Side in pixels; the largest size of a face on a screen. */
const SIDE = 96
type Colour = readonly [red: number, green: number, blue: number]
/** Whether a point is inside; both coordinates from 0 to 1, from the top left. */
type Shape = (x: number, y: number) => boolean

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

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y)
const without =
  (shape: Shape): Shape =>
  (x, y) =>
    !shape(x, y)
const shade = ([red, green, blue]: Colour): Colour => [red * 0.9, green * 0.87, blue * 0.85]

/** Four samples per pixel, so that edges are smooth. */
function png(ground: Colour, parts: [Colour, Shape][]): Uint8Array {
  const rows = new Uint8Array(SIDE * (1 + SIDE * 3))
  let at = 0
  for (let y = 0; y < SIDE; y += 1) {
    at += 1
    for (let x = 0; x < SIDE; x += 1) {
      const sum = [0, 0, 0]
      for (const [dx, dy] of samples) {
        const [px, py] = [(x + dx) / SIDE, (y + dy) / SIDE]
        const seen = parts.findLast(([, shape]) => shape(px, py))?.[0] ?? ground
        for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + (seen[i] ?? 0)
      }
      for (const value of sum) rows[at++] = Math.round(value / samples.length)
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, SIDE)
  view.setUint32(4, SIDE)
  head.set([8, 2], 8)
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array([signature, ...chunks].flatMap((part) => [...part]))
}

const samples = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const
const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, sumOf(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** The CRC-32 of a PNG chunk. */
function sumOf(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1))
  }
  return ~sum >>> 0
}

const colours = (...list: string[]): Colour[] =>
  list.map(
    (text) => [0, 2, 4].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Colour,
  )

const skins = colours('f2d0b4', 'e8bd9b', 'd9a57f', 'c68e68')
const hairs = colours('2a211f', '3b2a22', '54392a', '1d1a1c')
const grey: Colour = [138, 133, 128]
const clothes = colours('4d5b8c', '7a5ba8', '2f7a78', 'a8555f', '3f4652', 'c08a3e', '5f7d4f')
const grounds = colours('dcd6f0', 'd3e3ee', 'd8e9dc', 'f2e2cf', 'eed9de', 'dfe1e8')
