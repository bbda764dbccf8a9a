import ranges from '@fontsource/onest/unicode.json' with { type: 'json' }

// Onest comes in files by unicode range, like on the web. fontkit cannot embed a subset of a woff2 file
// (it drops the offsets of compound glyphs), so woff is used.

/** Files that a text is looked up in, in this order. */
const scripts = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'] as const
/** Weights of the poster, those of the printed one: regular, medium, strong. */
const weights = [400, 500, 600] as const

export type Weight = (typeof weights)[number]

/** The files of the font by their name, `latin-400`. */
export type FontFiles = Record<string, Uint8Array>

/** Names of all files, and their paths in the package. */
export const fontFiles = scripts.flatMap((script) =>
  weights.map((weight) => ({
    name: `${script}-${weight}`,
    path: `files/onest-${script}-${weight}-normal.woff`,
  })),
)

/** A part of a text whose characters are in one file. */
export interface Run {
  font: string
  text: string
}

/** A text of one line without pictographs, which no file has. */
export const printable = (text: string) =>
  text.normalize('NFC').replace(pictographs, ' ').replace(/\s+/g, ' ').trim()

const pictographs = /[\p{Extended_Pictographic}\p{Control}\p{Format}\uFE0F]/gu

/** Cuts a printable text into runs by the file that has its characters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const script = scripts.find((each) => isIn(each, code)) ?? 'latin'
    const font = `${script}-${weight}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

const bounds = Object.fromEntries(
  scripts.map((script) => [
    script,
    ranges[script].split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return [from, to] as const
    }),
  ]),
)

const isIn = (script: string, code: number) =>
  bounds[script]?.some(([from, to]) => code >= from && code <= to) ?? false
