/** House rules that no linter knows: each is a pattern, where it holds, and the sentence said. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'
import { withoutComments } from '../lib/text.mjs'

/** Stories, tests and the people in them. */
const story = /\.(stories|sample|fixture|test)\.tsx?$|\/testing\//
const theme = /^packages\/ui\/src\/theme\//
const contract = /(?:^|\/)openapi\/.*\.yaml$/
/** Folders whose comments begin with a noun phrase or a verb. */
const plainlyCommented = [
  'packages/app/src',
  'packages/ui/src',
  'packages/api/src',
  'packages/server/src',
  'packages/server/seed',
  'packages/server/test',
  'scripts',
  '.storybook',
  'e2e',
  'bench',
]

const styleRules = [
  {
    say: 'a colour outside theme/: use a token',
    pattern:
      /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![^`'"]*\))|\b(?:rgba?|hsla?|oklch)\(/gi,
    in: /^packages\/(ui|app)\/src\//,
    but: [theme, story, /\.html$/],
  },
  {
    say: 'a size in px outside theme/: use a token',
    pattern: /(?<![\w.-])\d*\.?\d+px\b/g,
    in: /^packages\/(ui|app)\/src\//,
    but: [theme, story],
  },
  {
    say: 'an effect without a name: useEffect(function syncTitle() {…})',
    pattern: /\buse(?:Layout|Insertion)?Effect\((?!\s*function\s+\w)/g,
    in: /^packages\/(ui|app)\/src\//,
    but: [story],
  },
  {
    say: 'words in a prop: they belong to locales/',
    pattern:
      /\b(?:aria-label|title|placeholder|alt|label|description)=["'][^"'{}]*\p{L}{2}[^"']*["']/gu,
    in: /^packages\/(ui|app)\/src\/.*\.tsx$/,
    but: [story],
  },
  {
    say: 'words for people in the code: they belong to locales/',
    pattern: /['"`>][^'"`<>{}\n]*[\u0400-\u04ff]{3}[^'"`<>{}\n]*['"`<]/g,
    in: /^packages\/(ui|app|server)\/src\//,
    but: [story, /\/(format|search|translit|names|fold|geocoder)/],
  },
  {
    say: 'the bare message of an error, which may be empty: errorMessage(translate, error)',
    pattern: /\b(?:error|failure|refused|thrown|ApiError\.from\(\w+\))\??\.message\b/g,
    in: /^packages\/app\/src\//,
    but: [story, /\/(errorMessage|formRules)\.ts$/],
  },
  {
    say: 'a date by hand: ui/format and ui/parse compute with dayjs',
    pattern: /\bnew Date\(|\bDate\.UTC\(/g,
    in: /^packages\/(ui|app)\/src\//,
    but: [/^packages\/ui\/src\/format\//, story],
  },
  {
    say: 'a promise to write it later',
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b|coming soon/g,
    in: /^(packages|e2e|bench|scripts|\.storybook)\//,
    but: [/^scripts\/check\/styleRules/],
  },
  {
    say: 'a fixed wait: wait for what should happen',
    pattern: /\bwaitForTimeout\(|await new Promise\(\(?\w*\)?\s*=>\s*setTimeout/g,
    in: /^(packages\/.*\.(test|stories)\.tsx?|e2e\/.*)$/,
    but: [],
  },
  {
    say: 'a test that is switched off',
    pattern: /\b(?:it|test|describe)\.(?:only|skip|todo)\(/g,
    in: /\.test\.tsx?$/,
    but: [/^scripts\/check\/styleRules/],
  },
  {
    say: 'a title of a test that begins with What, Who, Nobody…: say what the test expects',
    pattern:
      /(?:\b(?:it|test|describe)(?:\.\w+)?\(|^\s*\]?\)?\()\s*['"`](?:[A-Z]+-\d+ )*(?:what|who|whoever|whom|whose|nobody|somebody)\b[^\n]*/gim,
    in: /\.test\.tsx?$/,
    but: [/^scripts\/check\/styleRules/],
  },
  {
    say: 'stories exported by destructuring are not found',
    pattern: /^export const [{[]/gm,
    in: /\.stories\.tsx$/,
    but: [],
  },
  {
    say: 'a comment that begins with What, Who, Nobody…: begin with a noun phrase or a verb',
    comments: true,
    pattern:
      /(?:\/\*\*?\s*(?:\*\s*)?|(?<=^|\s)\/\/\s*)(?:What|Who|Whoever|Whose|Nobody|Somebody)\b[^\n]*/gm,
    in: new RegExp(`^(?:${plainlyCommented.join('|').replaceAll('.', '\\.')})/`),
    but: [/^scripts\/check\/styleRules/],
  },
  {
    say: 'a text of the contract that begins with What, Who, Nobody…: begin with a noun phrase or a verb',
    pattern:
      /\b(?:description|summary):\s*(?:[>|][+-]?\s+)?['"]?(?:What|Who|Whoever|Whom|Whose|Nobody|Somebody)\b[^\n]*/g,
    in: contract,
    but: [],
  },
  {
    say: 'a private word in the contract: write it as the documents of a public API do',
    pattern: /\b(?:anew|stands|travels|ahead|told|hands|whoever)\b/gi,
    in: contract,
    but: [],
  },
]

/** `path:line: sentence`, for every rule that the text of `path` breaks. */
export function violations(path, text) {
  return styleRules
    .filter((rule) => rule.in.test(path) && !rule.but.some((one) => one.test(path)))
    .flatMap((rule) =>
      [...(rule.comments ? text : code(text)).matchAll(rule.pattern)].map((match) => {
        const line = text.slice(0, match.index).split('\n').length
        return `${path}:${line}: ${rule.say} (${match[0].trim().slice(0, 60)})`
      }),
    )
}

/** A promise counts in a comment, too. */
const code = (text) => withoutComments(text, (comment) => /TODO|FIXME|XXX|HACK/.test(comment))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = [
    ...filesIn(
      ['packages', 'e2e', 'bench', 'scripts', '.storybook'],
      ['.ts', '.tsx', '.mjs'],
    ).filter((file) => !file.endsWith('.d.ts')),
    ...filesIn(['openapi', 'scripts/new/templates'], '.yaml'),
  ]
  const found = files.flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')))
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exit(1)
  }
}
