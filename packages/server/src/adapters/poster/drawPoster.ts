import PDFDocument from 'pdfkit'
import type { Poster } from '../../core/services/posters.ts'
import { printable, type FontFiles } from './fonts.ts'
import { FRAME, layoutOf, page, type Layout } from './layout.ts'
import { inks, mm, penOf } from './pen.ts'

type Pen = ReturnType<typeof penOf>
type Doc = InstanceType<typeof PDFDocument>

/** A poster whose logo is a PNG that pdfkit can embed. */
export interface DrawablePoster extends Omit<Poster, 'logo'> {
  logo: Uint8Array<ArrayBuffer> | null
}

/** Draws a poster as a PDF of one A4 page, with the subset of the fonts that its texts need. */
export function drawPoster(
  poster: DrawablePoster,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without it, pdfkit embeds Helvetica, which is not used.
    font: '',
    info: { Title: poster.name, CreationDate: poster.now },
  })
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes as Buffer)
  const written = bytesOf(doc)
  const pen = penOf(doc)
  const layout = layoutOf(poster, pen)
  drawHead(doc, pen, poster, layout)
  drawCode(doc, layout)
  drawLines(pen, poster, layout)
  if (poster.hours.length > 0) drawHours(doc, pen, poster, layout)
  const [first = '', last = ''] = poster.foot
  const foot = { size: 4.4 * layout.scale, ink: 'soft' } as const
  pen.write(first, { x: page.margin, y: layout.foot }, foot)
  pen.write(last, { x: page.width - page.margin, y: layout.foot, align: 'right' }, foot)
  doc.end()
  return written
}

function drawHead(doc: Doc, pen: Pen, { logo, name }: DrawablePoster, { head }: Layout) {
  const { logo: box, lines } = head
  const side = mm(box.side)
  doc.save().roundedRect(mm(box.x), mm(box.y), side, side, mm(4))
  if (logo) {
    doc.clip()
    doc.image(logo.buffer, mm(box.x), mm(box.y), {
      fit: [side, side],
      align: 'center',
      valign: 'center',
    })
  } else {
    const letter = Array.from(printable(name))[0]?.toUpperCase() ?? ''
    const style = { size: 10, weight: 600, ink: 'paper' } as const
    doc.fill([...inks.ink])
    const x = box.x + (box.side - pen.measure(letter, style)) / 2
    pen.write(letter, { x, y: box.y + box.side / 2 + CAPITAL * 5 }, style)
  }
  doc.restore()
  for (const { text, style, ...at } of lines) pen.write(text, at, style)
}

/** Height of a capital letter of Onest, as a share of the size. */
const CAPITAL = 0.7

/** The modules of the code as filled rectangles in a frame, around them the quiet zone. */
function drawCode(doc: Doc, { code: { frame, modules, rows } }: Layout) {
  const { ink } = inks
  doc
    .lineWidth(mm(FRAME))
    .roundedRect(mm(frame.x), mm(frame.y), mm(frame.side), mm(frame.side), mm(9))
    .stroke([...ink])
  const side = mm(modules.side) / rows.length
  for (const [y, row] of rows.entries()) {
    for (const { x, length } of darkRuns(row))
      doc.rect(mm(modules.x) + x * side, mm(modules.y) + y * side, length * side, side)
  }
  doc.fill([...ink])
}

/** Runs of dark modules in a row. */
function darkRuns(row: readonly boolean[]) {
  const runs: { x: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (dark && last && last.x + last.length === x) last.length += 1
    else if (dark) runs.push({ x, length: 1 })
  }
  return runs
}

function drawLines(pen: Pen, { lines }: DrawablePoster, { lines: { x, y, step, style } }: Layout) {
  for (const [at, { code, text }] of lines.entries()) {
    pen.write(code, { x, y: y + at * step }, { size: 3.6, weight: 500, ink: 'soft' })
    pen.write(text, { x: x + 12, y: y + at * step }, style)
  }
}

function drawHours(doc: Doc, pen: Pen, { hours }: DrawablePoster, layout: Layout) {
  const { y, rule, step, columns, style } = layout.hours
  const width = page.width - 2 * page.margin
  doc.rect(mm(page.margin), mm(rule), mm(width), mm(FRAME)).fill([...inks.ink])
  for (const [at, { title, rows }] of hours.entries()) {
    const { x = 0, width: column = 0 } = columns[at] ?? {}
    pen.write(title, { x, y }, { size: style.size * 0.86, ink: 'soft' })
    for (const [row, { days, times }] of rows.entries()) {
      const below = y + (row + 1) * step
      pen.write(days, { x, y: below }, style)
      pen.write(times, { x: x + column, y: below, align: 'right' }, style)
    }
  }
}

/** The document once it is complete. */
function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  doc.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
  return new Promise((resolve, reject) => {
    doc.on('error', reject)
    doc.on('end', () => {
      const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.length
      }
      resolve(whole)
    })
  })
}
