import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'
import { writeNew } from './write.mjs'

/** The template: files of a section `widget` at their paths in the repository, and its lines in shared files. */
const templates = 'scripts/new/templates'
const folder = `${templates}/section`

/** Generates a section from the template: contract, table, server module, screens, stories, tests and texts. */
export function makeSection(noun) {
  const rename = renamer(noun)
  const { lines, menu } = JSON.parse(rename(read(`${templates}/section.json`)))
  const made = writeNew(
    Object.fromEntries(
      filesIn(folder, '').map((file) => [
        numbered(rename(file.slice(folder.length + 1))),
        lettered(rename(read(file)), noun),
      ]),
    ),
  )
  lines.forEach(insert)
  const menus = Object.entries(menu).map(([language, texts]) => addToMenu(language, noun, texts))
  return {
    files: [...made, ...new Set(lines.map(({ file }) => file)), ...menus],
    next: [
      'A list with a name. Now say what it really is:',
      `  its words in locales/*/${noun}.json and menu.json, its icon and letter in ${noun}.section.ts,`,
      `  its fields in openapi/${noun}.yaml and the migration, then npm run contract and npm run check.`,
    ].join('\n'),
  }
}

const read = (file) => readFileSync(join(root, file), 'utf8')

/** widget → locker, widgets → lockers, Widget → Locker. */
function renamer(noun) {
  const pascal = noun[0].toUpperCase() + noun.slice(1)
  return (text) => text.replaceAll('widget', noun).replaceAll('Widget', pascal)
}

/** Gives the migration of the template the next number. */
function numbered(file) {
  const names = readdirSync(join(root, 'packages/server/migrations'))
  const last = Math.max(...names.map((name) => Number(/^(\d{4})_/.exec(name)?.[1] ?? 0)))
  return file.replace(/(?<=migrations\/)\d{4}/, String(last + 1).padStart(4, '0'))
}

/** Gives the section a letter that no other has, of its noun if possible. */
function lettered(text, noun) {
  const sections = filesIn('packages/app/src/sections', '.section.ts')
  const taken = sections.map((file) => /letter: '(\w)'/.exec(read(file))?.[1])
  const letters = `${noun.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`
  const free = letters.replaceAll(new RegExp(`[${taken.join('')}]`, 'g'), '')
  return text.replace(/(?<=letter: ')\w/, free.charAt(0))
}

/** Inserts lines after each line `after` of a shared file. */
function insert({ file, after, add }) {
  const text = read(file).split('\n')
  if (!text.includes(after)) throw new Error(`${file} has no line “${after}”; see ${templates}.`)
  const lines = text.flatMap((line) => (line === after ? [line, ...add] : [line]))
  writeFileSync(join(root, file), lines.join('\n'))
}

function addToMenu(language, noun, texts) {
  const file = `locales/${language}/menu.json`
  const menu = { ...JSON.parse(read(file)), [noun]: texts }
  writeFileSync(join(root, file), `${JSON.stringify(menu, null, 2)}\n`)
  return file
}
