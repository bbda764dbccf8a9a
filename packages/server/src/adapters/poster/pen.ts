import type PDFDocument from 'pdfkit'
import { printable, runsOf, type Run, type Weight } from './fonts.ts'

/** A size of paper: millimetres as points of the document. */
export const mm = (length: number) => (length * 72) / 25.4

/** Red, green and blue; dark on light, like the printed poster. */
export const inks = { ink: [28, 24, 46], soft: [86, 83, 102], paper: [255, 255, 255] } as const

export interface TextStyle {
  /** Height of a line of digits and letters, in mm. */
  size: number
  weight?: Weight
  ink?: keyof typeof inks
}

/** Writes texts on a page; all lengths are millimetres. */
export function penOf(doc: InstanceType<typeof PDFDocument>) {
  /** Digits of the same width, where the file has them. */
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

  const width = ({ font, text }: Run, size: number) =>
    doc.font(font, mm(size)).widthOfString(text, { features })

  const widths = new Map<string, number>()
  /** Width of a text at a size of 1. */
  function unitWidth(text: string, weight: Weight): number {
    const key = `${weight} ${text}`
    const known = widths.get(key)
    const measured =
      known ?? runsOf(text, weight).reduce((sum, run) => sum + width(run, 100) / mm(100), 0)
    widths.set(key, measured)
    return measured
  }

  /** Width of a text in mm. */
  const measure = (text: string, { size, weight = 400 }: TextStyle) =>
    unitWidth(text, weight) * size

  /** Writes one line, whose letters stand on `y`; `x` is its left end, or with `align` its right one. */
  function write(
    text: string,
    { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' },
    style: TextStyle,
  ) {
    const { size, weight = 400, ink = 'ink' } = style
    let at = mm(align === 'left' ? x : x - measure(text, style))
    doc.fillColor([...inks[ink]])
    for (const run of runsOf(text, weight)) {
      const advance = width(run, size)
      doc.text(run.text, at, mm(y), { features, lineBreak: false, baseline: 'alphabetic' })
      at += advance
    }
  }

  /** Lines of a text within a width, at most `most` of them; what does not fit ends with an ellipsis. */
  function wrap(text: string, limit: number, most: number, style: TextStyle): string[] {
    const fits = (line: string) => measure(line, style) <= limit
    const lines: string[] = []
    let rest = printable(text)
    while (rest && lines.length < most) {
      const isLast = lines.length === most - 1
      const line = fits(rest) ? rest : isLast ? cut(rest, fits) : head(rest, fits)
      lines.push(line)
      rest = fits(rest) || isLast ? '' : rest.slice(line.length).trimStart()
    }
    return lines
  }

  return { measure, write, wrap }
}

/** The words that fit; of a word that is too long, the characters that fit. */
function head(text: string, fits: (line: string) => boolean): string {
  const longest = longestThat(fits, text)
  const space = text[longest.length] === ' ' ? longest.length : longest.lastIndexOf(' ')
  return space > 0 ? longest.slice(0, space) : longest
}

const cut = (text: string, fits: (line: string) => boolean) =>
  `${longestThat((line) => fits(`${line}…`), text).trimEnd()}…`

/** The longest beginning of a text that fits; at least one character. */
function longestThat(fits: (line: string) => boolean, text: string): string {
  const signs = Array.from(text)
  let count = 1
  let most = signs.length
  while (count < most) {
    const middle = Math.ceil((count + most) / 2)
    if (fits(signs.slice(0, middle).join(''))) count = middle
    else most = middle - 1
  }
  return signs.slice(0, count).join('')
}
