import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import words from '../../../../../../locales/en/dashboard.json' with { type: 'json' }

const text = readFileSync(new URL('../../../../../../docs/figures.md', import.meta.url), 'utf8')

test.each([...Object.entries(words.sales.about), ...Object.entries(words.forecast.about)])(
  'the definition of %s is the sentence of docs/figures.md',
  (_, sentence) => {
    const sentences = [...text.matchAll(/^\| [^|]+\| ([^|]+?) +\|$/gm)].map(([, found]) => found)
    expect(sentences).toContain(sentence)
  },
)
