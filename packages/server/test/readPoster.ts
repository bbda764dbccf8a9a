import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A length of a document in points, as mm. */
const mm = (points: number) => (points * 25.4) / 72

/** A PDF of a poster, read by another library than the one that drew it. */
export async function readPoster(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice())
  const page = await document.getPage(1)
  const { text } = await extractText(document, { mergePages: false })
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const [, , width = 0, height = 0] = page.view
  const paths = argsArray
    .filter((_, at) => fnArray[at] === OPS.constructPath)
    .map(([op, [points], box]) => ({ op, points: [...points] as number[], box: [...box] }))
  const squares = paths.find(({ op, points }) => op === OPS.fill && rectangles(points).length > 50)
  const frame = paths.find(({ op }) => op === OPS.stroke)
  const glyphs = argsArray
    .filter((_, at) => fnArray[at] === OPS.showText)
    .flatMap(([shown]) => (shown as unknown[]).filter(isGlyph))
  return {
    pages: document.numPages,
    size: [Math.round(mm(width)), Math.round(mm(height))],
    /** The lines of text of the first page, from the top. */
    lines: (text[0] ?? '').split('\n'),
    /** Characters that the fonts do not have, drawn as a box. */
    missing: glyphs.filter(({ originalCharCode }) => originalCharCode === 0).length,
    hasPicture: fnArray.includes(OPS.paintImageXObject),
    code: codeOf(rectangles(squares?.points ?? []), frame?.box ?? []),
  }
}

/** A shown text has glyphs, and numbers for the space between them. */
const isGlyph = (shown: unknown): shown is { originalCharCode: number } =>
  typeof shown === 'object' && shown !== null && 'originalCharCode' in shown

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Rectangles of a path: a move, three lines and the end, with their operators. */
function rectangles(points: number[]): Rectangle[] {
  const found: Rectangle[] = []
  for (let at = 0; at + 12 < points.length; at += 13) {
    const [, left = 0, top = 0, , , , , right = 0, bottom = 0] = points.slice(at, at + 13)
    found.push({ left, top, right, bottom })
  }
  return found
}

/** Modules of a QR code from its rectangles, each a run of dark modules in a row. */
function codeOf(dark: Rectangle[], [frameLeft = 0, frameTop = 0, frameRight = 0]: number[]) {
  const left = Math.min(...dark.map((each) => each.left))
  const top = Math.min(...dark.map((each) => each.top))
  const side = Math.max(...dark.map((each) => each.right)) - left
  const module = (dark[0]?.bottom ?? 0) - (dark[0]?.top ?? 0)
  const count = Math.round(side / module)
  const middle = (at: number) => (at + 0.5) * module
  const isDark = (x: number, y: number) =>
    dark.some(
      (each) =>
        left + middle(x) > each.left &&
        left + middle(x) < each.right &&
        top + middle(y) > each.top &&
        top + middle(y) < each.bottom,
    )
  const all = Array.from({ length: count }, (_, at) => at)
  return {
    /** Side without the quiet zone, in mm. */
    side: mm(side),
    /** White modules on each side, up to the frame. */
    quiet: Math.min(left - frameLeft, top - frameTop, frameRight - left - side) / module,
    rows: all.map((y) => all.map((x) => isDark(x, y))),
  }
}
