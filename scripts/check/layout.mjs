/** Limits of folders and files: how many source files a folder has, how many lines a source file has. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'

/** Folders that are checked, with everything below them. */
const checked = [
  'packages/app/src',
  'packages/server/src',
  'packages/ui/src',
  'packages/api/src',
  'scripts',
  'e2e',
]

const FILES_PER_FOLDER = 25
const LINES_PER_FILE = 250

/** Files that belong to a source file or are made: they count neither as files nor by their lines. */
const apart = /\.(test|stories|fixture|docs|d)\.(tsx?|mts)$|\/generated\//

/** One sentence per folder with too many source files and per source file with too many lines. */
export function oversized(files, read) {
  const sources = files.filter((file) => !apart.test(file))
  const folders = Map.groupBy(sources, (file) => dirname(file))
  return [
    ...[...folders]
      .filter(([, inside]) => inside.length > FILES_PER_FOLDER)
      .map(
        ([folder, inside]) =>
          `${folder} has ${inside.length} source files, at most ${FILES_PER_FOLDER}: split it into folders by purpose`,
      ),
    ...sources
      .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LINES_PER_FILE)
      .map(
        ({ file, lines }) =>
          `${file} has ${lines} lines, at most ${LINES_PER_FILE}: split it by purpose`,
      ),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = oversized(filesIn(checked, ['.ts', '.tsx', '.mjs', '.mts']), (file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exit(1)
  }
}
