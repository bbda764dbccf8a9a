/**
 * Consistency of the three languages: the same keys, the same placeholders, all plural forms, and every key
 * used by the code. Apparently unused keys are only reported, since many are used by convention
 * (`<section>:fields.<field>`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'
import { withoutComments } from '../lib/text.mjs'

const plurals = { uz: ['one', 'other'], en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] }
const languages = Object.keys(plurals)
const pluralEnd = /_(zero|one|two|few|many|other)$/

/** Faults of one namespace: `texts` contains one nested object of texts per language. */
export function faults(namespace, texts) {
  const flat = Object.fromEntries(languages.map((one) => [one, flatten(texts[one] ?? {})]))
  const bases = Object.fromEntries(languages.map((one) => [one, byBase(flat[one])]))
  const all = new Set(languages.flatMap((one) => [...bases[one].keys()]))
  return [...all].toSorted().flatMap((key) => {
    const where = `${namespace}:${key}`
    const lacking = languages.filter((one) => !bases[one].has(key))
    if (lacking.length > 0) return [`${where} is missing in ${lacking.join(', ')}`]
    return [
      ...forms(where, key, bases),
      ...placeholders(where, key, bases),
      ...languages.flatMap((one) =>
        [...bases[one].get(key).values()].flatMap((text) => spelling(where, one, text)),
      ),
    ]
  })
}

function forms(where, key, bases) {
  const counted = languages.some((one) => [...bases[one].get(key).keys()].some(Boolean))
  if (!counted) return []
  return languages.flatMap((one) => {
    const has = [...bases[one].get(key).keys()]
    const wants = plurals[one]
    const same = has.length === wants.length && wants.every((form) => has.includes(form))
    return same
      ? []
      : [`${where} in ${one} has the forms ${has.join(', ')}, not ${wants.join(', ')}`]
  })
}

function placeholders(where, key, bases) {
  const sets = languages.map((one) => {
    const texts = [...bases[one].get(key).values()].join(' ')
    const names = [...texts.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)>/g)].map(([, a, b]) => a ?? b)
    return [...new Set(names)]
      .filter((name) => name !== 'count')
      .toSorted()
      .join(' ')
  })
  return new Set(sets).size > 1
    ? [`${where} has other placeholders per language: ${sets.join(' | ')}`]
    : []
}

function spelling(where, language, text) {
  if (typeof text !== 'string' || text.trim() === '') return [`${where} in ${language} is empty`]
  if (language === 'uz' && /\p{L}['’‘`´]\p{L}?/u.test(text)) {
    return [`${where} in uz needs ʻ (U+02BB) or ʼ (U+02BC): ${text}`]
  }
  return []
}

function flatten(object, path = '') {
  return Object.entries(object).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    return value !== null && typeof value === 'object' ? flatten(value, at) : [[at, value]]
  })
}

function byBase(entries) {
  const bases = new Map()
  const keys = new Set(entries.map(([key]) => key))
  for (const [key, text] of entries) {
    const [base, form] = parts(key, keys)
    if (!bases.has(base)) bases.set(base, new Map())
    bases.get(base).set(form, text)
  }
  return bases
}

/** `count_few` is a plural form of `count` where there is a `count_other`; `too_few` is a plain key. */
function parts(key, keys) {
  const [ending, form] = pluralEnd.exec(key) ?? []
  const base = ending && key.slice(0, -ending.length)
  return base && keys.has(`${base}_other`) ? [base, form] : [key, '']
}

/** The groups that contain a key, such as `a:b` and `a:b.c` of `a:b.c.d`. */
const groupsOf = (key) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))

/** `namespace:key` literals and error codes in the code that are missing in the language files. */
export function unknownKeys(sources, keys) {
  const namespaces = [...new Set([...keys].map((key) => key.split(':')[0]))].join('|')
  const known = new Set([...keys, ...[...keys].flatMap(groupsOf)])
  const literal = new RegExp(`['"\`]((?:${namespaces}):[\\w.-]+)['"\`]`, 'g')
  return sources.flatMap(([file, text]) =>
    [
      ...[...text.matchAll(literal)].map(([, key]) => key),
      ...[...text.matchAll(/\bfail\(\s*'([\w-]+)'/g)].map(([, code]) => `errors:${code}`),
    ]
      .filter((key) => !known.has(key))
      .map((key) => `${file} uses ${key}, which no language has`),
  )
}

function main() {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const namespaces = new Set(
    languages.flatMap((one) => {
      const folder = join(root, 'locales', one)
      return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
    }),
  )
  const keys = new Set()
  const found = [...namespaces].toSorted().flatMap((file) => {
    const namespace = file.replace('.json', '')
    const texts = Object.fromEntries(
      languages.map((one) => {
        const path = `locales/${one}/${file}`
        return [one, existsSync(join(root, path)) ? JSON.parse(read(path)) : {}]
      }),
    )
    for (const one of languages) {
      for (const base of byBase(flatten(texts[one])).keys()) keys.add(`${namespace}:${base}`)
    }
    return faults(namespace, texts)
  })
  const sources = filesIn('packages', ['.ts', '.tsx']).filter(
    (file) => !/\.d\.ts$|\.test\./.test(file),
  )
  const texts = sources.map((file) => [file, withoutComments(read(file))])
  found.push(...unknownKeys(texts, keys))

  const everything = [
    ...texts.map(([, text]) => text),
    ...filesIn('openapi', '.yaml').map(read),
  ].join('\n')
  const words = new Set(everything.match(/[\w-]+/g))
  const idle = [...keys].filter((key) => !words.has(key.split(/[.:]/).at(-1)))
  if (idle.length > 0) console.log(`Nothing seems to use: ${idle.join(', ')}`)

  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
