/** Finds the sources of the repository by folder and ending. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const skipped = new Set(['node_modules', 'dist', '__screenshots__', 'data'])

/** Paths relative to the root, with forward slashes, of all files in `folders` with one of `endings`. */
export function filesIn(folders, endings) {
  return [folders].flat().flatMap((folder) =>
    walk(join(root, folder))
      .filter((file) => [endings].flat().some((ending) => file.endsWith(ending)))
      .map((file) => relative(root, file).replaceAll('\\', '/')),
  )
}

function walk(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    })
    .toSorted()
}
