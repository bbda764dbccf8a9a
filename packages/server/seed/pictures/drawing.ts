import { zlibSync } from 'fflate'

/** Side in pixels; the largest size of such a picture on a screen. */
const SIDE = 96
export type Colour = readonly [red: number, green: number, blue: number]
/** Whether a point is inside; both coordinates from 0 to 1, from the top left. */
export type Shape = (x: number, y: number) => boolean

/** Draws shapes over a ground; four samples per pixel, so that edges are smooth. */
export function png(ground: Colour, parts: [Colour, Shape][]): Uint8Array {
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

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom
export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y)
export const without =
  (shape: Shape): Shape =>
  (x, y) =>
    !shape(x, y)

/** Colours by their six hexadecimal digits. */
export const colours = (...list: string[]): Colour[] =>
  list.map(
    (text) => [0, 2, 4].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Colour,
  )
