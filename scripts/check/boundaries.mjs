/**
 * Import rules between packages and folders. Every rule is one entry below; an error names the file and the
 * rule. Type-only imports count too, because they create a dependency as well.
 */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'

const section = /^packages\/(app\/src\/sections|server\/src\/modules)\/([^/]+)\//

/** `from` and `to` are patterns of paths; a package's `to` is its bare name. `but` are exceptions. */
const rules = [
  {
    why: 'ui knows nothing of the product',
    from: /^packages\/ui\//,
    to: /^(packages\/(app|api|server)\/|@zal\/(app|api|server))/,
  },
  {
    why: 'api imports nothing of ours',
    from: /^packages\/api\//,
    to: /^(packages\/(app|ui|server)\/|@zal\/)/,
  },
  {
    why: 'app reaches the server through the contract only',
    from: /^packages\/app\//,
    to: /^(packages\/server\/|@zal\/server)/,
  },
  {
    why: 'server knows no screen',
    from: /^packages\/server\//,
    to: /^(packages\/(app|ui)\/|@zal\/(app|ui))/,
  },
  {
    why: 'scaffold knows no section and no domain',
    from: /^packages\/app\/src\/scaffold\//,
    to: /^packages\/app\/src\/(sections|domain)\//,
  },
  {
    why: 'domain knows no section',
    from: /^packages\/app\/src\/domain\//,
    but: /\.(stories|test|fixture)\.tsx?$/,
    to: /^packages\/app\/src\/(sections|session|shell)\//,
  },
  {
    why: 'core knows no module',
    from: /^packages\/server\/src\/core\//,
    but: /\.(test|sample|fixture)\.ts$/,
    to: /^packages\/server\/src\/(domain|queries|modules|adapters|node|page|testing)\//,
  },
  {
    why: 'a rule of the domain decides without a database and without a request',
    from: /^packages\/server\/src\/domain\//,
    to: /^(kysely$|packages\/server\/src\/(queries|modules|adapters|node|page|testing|core\/(?!errors\.ts$|auth\/(permissions|principal)\.ts$|i18n\/|sheets\/))\/?)/,
  },
  {
    why: 'queries know the core and the domain only',
    from: /^packages\/server\/src\/queries\//,
    but: /\.(test|sample|fixture)\.ts$/,
    to: /^packages\/server\/src\/(modules|adapters|node|page|testing)\//,
  },
  {
    why: 'an adapter knows the core only',
    from: /^packages\/server\/src\/adapters\//,
    but: /\.(test|sample|fixture)\.ts$/,
    to: /^packages\/server\/src\/(domain|queries|modules|node|page|testing)\//,
  },
  {
    why: 'a module does not know where it runs',
    from: /^packages\/server\/src\/modules\//,
    but: /\.(test|sample|fixture)\.ts$/,
    to: /^packages\/server\/src\/(adapters|node|page|testing)\//,
  },
  {
    why: 'only server/src/node knows Node',
    from: /^packages\//,
    but: /^packages\/server\/(src\/(node|testing)|test|seed)\/|\.test\.tsx?$|\/vite\.config\.ts$/,
    to: /^(node:|fs$|path$|crypto$|os$|pg$|ws$|@hono\/node-server|sharp$|nodemailer$)/,
  },
  {
    why: 'dates are computed, read and written in ui/format and ui/parse',
    from: /^packages\/(ui|app)\//,
    but: /^packages\/ui\/src\/(format|parse)\//,
    to: /^dayjs(\/|$)/,
  },
  {
    why: 'the scaffold and ui own these libraries',
    from: /^packages\/app\/src\/sections\//,
    to: /^(styled-components|formik|openapi-fetch|openapi-react-query|@tanstack\/|react-aria-components)/,
  },
]

/** Folders whose files are imported from outside only through the index of the folder. */
const foldersWithIndex = [/^(packages\/app\/src\/scaffold\/[^/]+\/)/]

/** Files of such a folder that are public besides its index: each is split off from the code that imports the index. */
const publicFiles = new Set([
  'packages/app/src/scaffold/form/preloadForm.ts',
  'packages/app/src/scaffold/mutation/download.ts',
  'packages/app/src/scaffold/mutation/mutate.ts',
])

const endings = ['.ts', '.tsx', '.mts', '.mjs']

/**
 * Messages, one per violated rule or import cycle. `read` returns the text of a path relative to the root.
 */
export function broken(files, read) {
  const known = new Set(files)
  const graph = new Map(files.map((file) => [file, imports(file, read(file), known)]))
  const crossings = [...graph].flatMap(([file, targets]) =>
    [...targets.keys()].flatMap((target) => [
      ...rules
        .filter((rule) => rule.from.test(file) && !rule.but?.test(file) && rule.to.test(target))
        .map((rule) => `${file} imports ${target}: ${rule.why}`),
      ...strangers(file, target),
      ...pastIndex(file, target),
    ]),
  )
  // No cycles at run time. None among types either, except through dynamic imports: a lazy part may import
  // types of its importer.
  return [...crossings, ...new Set(['runs', 'fixed'].flatMap((kind) => circles(graph, kind)))]
}

function strangers(file, target) {
  const [, folder, own] = section.exec(file) ?? []
  const [, otherFolder, other] = section.exec(target) ?? []
  if (!own || !other || folder !== otherFolder || own === other) return []
  return [`${file} imports ${target}: sections are strangers to each other`]
}

function pastIndex(file, target) {
  const folder = foldersWithIndex.map((pattern) => pattern.exec(target)?.[1]).find(Boolean)
  if (!folder || file.startsWith(folder) || publicFiles.has(target)) return []
  if (target === `${folder}index.ts`) return []
  return [`${file} imports ${target}: only the index of ${folder} is public`]
}

/** Imported files → whether the import exists at run time, and whether it is static. */
function imports(file, text, known) {
  const { module } = parseSync(file, text)
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? []
    return name ? [[name, { runs: true, fixed: false }]] : []
  })
  const fixed = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const name =
      statement.moduleRequest ?? statement.entries.find((one) => one.moduleRequest)?.moduleRequest
    const { entries } = statement
    const runs = entries.length === 0 || entries.some((one) => !one.isType)
    return name ? [[name.value, { runs, fixed: true }]] : []
  })
  const targets = new Map()
  for (const [name, { runs, fixed: comes }] of [...fixed, ...dynamic]) {
    const target = resolve(file, name, known)
    const before = targets.get(target)
    targets.set(target, { runs: runs || before?.runs, fixed: comes || before?.fixed })
  }
  return targets
}

function resolve(file, name, known) {
  if (!name.startsWith('.')) return name
  const path = posix.join(posix.dirname(file), name)
  return [path, ...endings.map((ending) => path + ending)].find((one) => known.has(one)) ?? path
}

/** Each import cycle of a kind once, as its path. */
function circles(graph, kind) {
  const state = new Map()
  const found = []
  const visit = (file, way) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`A circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
      return
    }
    state.set(file, 'open')
    for (const [target, how] of graph.get(file)) {
      if (how[kind] && graph.has(target)) visit(target, [...way, file])
    }
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = filesIn(['packages', 'e2e', 'bench', '.storybook'], endings).filter(
    (file) => !file.endsWith('.d.ts'),
  )
  const sentences = broken(files, (file) => readFileSync(join(root, file), 'utf8'))
  if (sentences.length > 0) {
    console.error(sentences.join('\n'))
    process.exit(1)
  }
}
