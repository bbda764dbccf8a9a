import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'
import { writeNew } from './write.mjs'

const MODEL = 'room'

/** Files copied from the template section, and files with lines about it. */
const folders = ['packages/app/src/sections', 'packages/server/src/modules']
const languages = ['en', 'ru', 'uz']
const files = ['openapi/room.yaml', ...languages.map((one) => `locales/${one}/room.json`)]
const lists = [
  'openapi/live.yaml',
  'openapi/openapi.yaml',
  'packages/app/src/i18n/words.ts',
  'packages/app/src/scaffold/api/apiTypes.ts',
  'packages/app/src/sections/index.ts',
  'packages/server/src/modules/index.ts',
  'packages/server/src/core/auth/permissions.ts',
  'scripts/contract/limits.mjs',
]

/** Lines for rooms alone: packages and classes refer to them, and their lists have saved views. */
const special = /_in_use|_fkey|^\s*views: true,?$/

export function makeSection(noun) {
  const rename = renamer(noun)
  const models = [
    ...files,
    ...folders.flatMap((folder) => filesIn(`${folder}/${MODEL}`, ['.ts', '.tsx'])),
  ]
  const made = writeNew({
    ...Object.fromEntries(models.map((file) => [rename(file), copy(file, rename)])),
    [migration(noun)]: copy(tableOfModel, rename),
  })
  const listed = lists.filter((file) => existsSync(join(root, file)) && enlist(file, noun, rename))
  const menus = languages.map((one) => `locales/${one}/menu.json`)
  menus.forEach((file) => enlistInMenu(file, noun))
  return {
    files: [...made, ...listed, ...menus],
    next: [
      'It is a room by another name. Now say what it really is:',
      `  its words in locales/*/${noun}.json and menu.json, its icon and letter in ${noun}.section.ts,`,
      `  its fields in openapi/${noun}.yaml and the migration, then npm run contract and npm run check.`,
    ].join('\n'),
  }
}

/** room → trainer, rooms → trainers, Room → Trainer; the icon stays until another is chosen. */
function renamer(noun) {
  const pascal = noun[0].toUpperCase() + noun.slice(1)
  return (text) => text.replaceAll(/(?<![a-z])room/g, noun).replaceAll(/Room(?!Icon)/g, pascal)
}

const copy = (file, rename) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !special.test(line))
    .filter((line, at, kept) => !/^\s*x-codes:$/.test(line) || indent(kept[at + 1]) > indent(line))
    .map(rename)
    .join('\n')

const indent = (line = '') => line.search(/\S/)

const migrations = () =>
  readdirSync(join(root, 'packages/server/migrations'))
    .filter((name) => /^\d{4}_/.test(name))
    .toSorted()
const tableOfModel = `packages/server/migrations/0001_baseline/${MODEL}.sql`

function migration(noun) {
  const number = Number(migrations().at(-1).slice(0, 4)) + 1
  return `packages/server/migrations/${String(number).padStart(4, '0')}_${noun}.sql`
}

/** Uses the template's menu label until the section gets its own. */
function enlistInMenu(file, noun) {
  const menu = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const named = { ...menu, [noun]: menu[noun] ?? menu[MODEL] }
  writeFileSync(join(root, file), `${JSON.stringify(named, null, 2)}\n`)
}

/** Repeats each block of the template's lines below it under the new name, unless it exists. */
function enlist(file, noun, rename) {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text
    .split('\n')
    .map((line) => line.replace(new RegExp(`\\b${MODEL}\\]`), `${MODEL}, ${noun}]`))
  // A comment or a description that mentions the template is not a list.
  const mine = (line) =>
    !/^\s*(\/?\*|\/\/|description:)/.test(line) &&
    new RegExp(`\\b${MODEL}(?!, ${noun}\\])(\\b|(?=[A-Z]))`).test(line)
  const made = lines.filter(mine).map((line) => rename(line).trim())
  if (lines.some((line) => made.includes(line.trim()))) return false

  const result = lines.flatMap((line, at) => {
    const ends = mine(line) && !mine(lines[at + 1] ?? '')
    if (!ends) return [line]
    const start = lines.findLastIndex((one, index) => index < at && !mine(one)) + 1
    return [line, ...lines.slice(start, at + 1).map(rename)]
  })
  writeFileSync(join(root, file), result.join('\n'))
  return true
}
