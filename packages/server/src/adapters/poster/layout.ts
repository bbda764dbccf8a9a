import { encode } from 'uqr'
import type { Poster } from '../../core/services/posters.ts'
import type { penOf, TextStyle } from './pen.ts'

// Places of everything on the page, in millimetres: those of the printed poster (ui/components/Poster).

/** A4 with the margins of the print. */
export const page = { width: 210, height: 297, margin: 16 } as const

/** The smallest side of the modules without their quiet zone, and the usual side with it. */
const CODE = 100
const CODE_WITH_QUIET = 132
/** Quiet zone in modules, as scanners require. */
const QUIET = 4
/** Between the quiet zone and the frame, where the page has room for it. */
const PADDING = 3
export const FRAME = 0.7
const LOGO = 18
/** Height of a line as a share of the size of its text. */
const LINE = 1.3
/** From the middle of a line down to the feet of its letters, as a share of the size. */
const FOOT_OF_LETTERS = 0.34
/** Scales of texts and gaps, the usual one first: many different hours or a long name need room. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

type Pen = ReturnType<typeof penOf>

/** A square. */
interface Box {
  x: number
  y: number
  side: number
}

/** A line of text; `y` is at the feet of its letters. */
interface PlacedLine {
  text: string
  x: number
  y: number
  style: TextStyle
}

export type Layout = ReturnType<typeof layoutOf>

/** The layout with the largest texts that leaves room for the code. */
export function layoutOf(
  poster: Pick<Poster, 'name' | 'address' | 'lines' | 'hours' | 'code'>,
  pen: Pen,
) {
  const rows = encode(poster.code, { ecc: 'M', border: 0 }).data
  const module = Math.max(CODE / rows.length, CODE_WITH_QUIET / (rows.length + 2 * QUIET))
  const quiet = (rows.length + 2 * QUIET) * module + 2 * FRAME
  const candidates = scales.map((scale) => columnOf(poster, pen, scale))
  const column = candidates.find(({ room }) => room >= quiet) ?? candidates.at(-1)
  if (!column) throw new Error('No scale')
  const { top, room, ...rest } = column
  const frame = Math.min(room, quiet + 2 * PADDING)
  const modules = rows.length * module
  const middle = top + room / 2
  const square = (side: number): Box => ({
    x: (page.width - side) / 2,
    y: middle - side / 2,
    side,
  })
  return { ...rest, code: { rows, frame: square(frame - FRAME), modules: square(modules) } }
}

/** Everything but the code, and the room that is left for it. */
function columnOf(
  { name, address, lines, hours }: Omit<Parameters<typeof layoutOf>[0], 'code'>,
  pen: Pen,
  scale: number,
) {
  const gap = 9 * scale
  const text = 4.4 * scale
  const head = headOf({ name, address }, pen, scale)

  // From the bottom up.
  let bottom = page.height - page.margin
  const take = (height: number) => {
    bottom -= height
    return bottom
  }
  const foot = baseline(take(text * LINE), text, LINE)
  const step = text * LINE + scale
  const longest = Math.max(0, ...hours.map(({ rows }) => rows.length))
  if (hours.length > 0) take(gap + step * (longest + 1) + 5 * scale + FRAME)
  const rule = bottom
  const between = 8
  const width = (page.width - 2 * page.margin + between) / Math.max(1, hours.length) - between
  const sentence = { size: 7.6 * scale, weight: 500 } as const
  const lineStep = sentence.size * LINE + 3 * scale
  const first = take(gap + lineStep * lines.length - 3 * scale)
  const widest = 12 + Math.max(...lines.map((line) => pen.measure(line.text, sentence)))

  const top = page.margin + head.height + gap
  return {
    scale,
    top,
    room: bottom - gap - top,
    head,
    lines: {
      x: (page.width - widest) / 2,
      y: baseline(first, sentence.size, LINE),
      step: lineStep,
      style: sentence,
    },
    hours: {
      rule,
      y: baseline(rule + FRAME + 5 * scale, text, LINE),
      step,
      columns: hours.map((_, at) => ({ x: page.margin + at * (width + between), width })),
      style: { size: text } as TextStyle,
    },
    foot,
  }
}

/** Logo, name and address, beside each other in the middle of their height. */
function headOf({ name, address }: Pick<Poster, 'name' | 'address'>, pen: Pen, scale: number) {
  const x = page.margin + LOGO + 6
  const width = page.width - page.margin - x
  const large = { style: { size: 11 * scale, weight: 600 } as const, line: 1.1 }
  const small = { style: { size: 5 * scale, ink: 'soft' } as const, line: LINE }
  const names = pen.wrap(name, width, 2, large.style)
  const addresses = pen.wrap(address, width, 2, small.style)
  const nameHeight = names.length * large.style.size * large.line + scale
  const textHeight = nameHeight + addresses.length * small.style.size * small.line
  const height = Math.max(LOGO, textHeight)
  const placed = (
    texts: string[],
    top: number,
    { style, line }: { style: TextStyle; line: number },
  ) =>
    texts.map((text, at): PlacedLine => ({
      text,
      x,
      y: baseline(top + at * style.size * line, style.size, line),
      style,
    }))
  const top = page.margin + (height - textHeight) / 2
  return {
    height,
    logo: { x: page.margin, y: page.margin + (height - LOGO) / 2, side: LOGO },
    lines: [...placed(names, top, large), ...placed(addresses, top + nameHeight, small)],
  }
}

/** The feet of the letters of a line that begins at `top`. */
const baseline = (top: number, size: number, line: number) =>
  top + (line / 2 + FOOT_OF_LETTERS) * size
