/**
 * Completeness check of design system components: stories with a `Catalog` and its pictures, a docs page with
 * all sections, keyboard documentation, a comment on every prop.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../lib/run.mjs'

const shelves = ['components', 'fields', 'charts', 'templates']
const base = 'packages/ui/src'
/** Internal modules shared by components, not exported. */
const inner = new Set(['fields/shared', 'charts/shared'])

/** Layout components without an appearance: there is nothing to picture. */
const plain = new Set(['Stack', 'Inline', 'CardGrid', 'Columns'])
/** Not deterministic: animated, or repositioned by half a pixel when the window changes. */
const unpictured = new Set(['Tooltip', 'Spinner'])

/** Accepts `disabled`, by itself or from the element that it extends. */
const CAN_BE_OFF = /\bdisabled\?:|extends [^{]*ComponentProps<'(?:button|input)'>/

/**
 * Missing items of a component, one message each.
 * @param part its name and the text of its files: `stories`, `docs`, `index` and `code`, undefined where
 * there is no such file, and the names of its `pictures`.
 */
export function lacks({ name, stories, docs, index, code = '', pictures = [] }) {
  const said = []
  const need = (holds, sentence) => holds || said.push(sentence)
  need(index !== undefined, 'an index.ts')
  need(stories !== undefined, `${name}.stories.tsx`)
  need(docs !== undefined, `${name}.docs.ts`)
  if (stories === undefined || docs === undefined) return said
  const told = [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story)
  need(/\bpart: \w+Docs\b/.test(stories), 'its docs in the stories: parameters: { part: … }')
  for (const list of ['when', 'whenNot', 'do', 'dont'])
    need(new RegExp(`\\b${list}: \\[\\s*[{'"\`]`).test(docs), `“${list}” on its docs page`)
  need(/\bwhat:\s*['"`]/.test(docs), '“what” on its docs page')
  need(/\bkeyboard: \[/.test(docs), '“keyboard” on its docs page, [] where nothing is pressed')
  for (const [, story] of docs.matchAll(/\bstory: '(\w+)'/g))
    need(told.includes(story), `the story ${story} that its docs page shows`)
  if (/\bkeyboard: \[\s*\{/.test(docs)) {
    need(told.includes('Keyboard'), 'a story Keyboard')
    need(!CAN_BE_OFF.test(code) || told.includes('Disabled'), 'a story Disabled')
  }
  if (!plain.has(name)) {
    need(told.includes('Catalog'), 'a story Catalog')
    if (!unpictured.has(name))
      need(pictures.length >= 4, 'its four pictures: light and dark, 390 and 1440 px')
  }
  for (const prop of untold(code)) need(false, `a sentence on the prop ${prop}`)
  return said
}

/** Props of exported interfaces `…Props` without a comment. `children` needs none. */
function untold(code) {
  return [...code.matchAll(/^export interface \w*Props\b[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, body]) =>
      [...body.matchAll(/(\*\/\n)?^ {2}(?:readonly )?(\w+)\??:/gm)]
        .filter(([, comment, prop]) => !comment && prop !== 'children')
        .map(([, , prop]) => prop),
  )
}

/** Every component with the text of its files. */
function parts() {
  return shelves
    .filter((shelf) => existsSync(join(root, base, shelf)))
    .flatMap((shelf) =>
      readdirSync(join(root, base, shelf), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
        .filter((entry) => !inner.has(`${shelf}/${entry.name}`))
        .map(({ name }) => {
          const folder = `${base}/${shelf}/${name}`
          const files = readdirSync(join(root, folder))
          const read = (file) =>
            files.includes(file) ? readFileSync(join(root, folder, file), 'utf8') : undefined
          const pictures = files.includes('__screenshots__')
            ? readdirSync(join(root, folder, '__screenshots__'))
            : []
          return {
            folder,
            name,
            stories: read(`${name}.stories.tsx`),
            docs: read(`${name}.docs.ts`),
            index: read('index.ts'),
            code: read(`${name}.tsx`),
            pictures,
          }
        }),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = parts().flatMap((part) =>
    lacks(part).map((sentence) => `${part.folder} lacks ${sentence}`),
  )
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exit(1)
  }
}
