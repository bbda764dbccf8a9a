import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostile } from '../../../../openapi/richText/hostile.ts'
import rules from '../../../../openapi/richText/rules.json' with { type: 'json' }
import { cleanHtml, isBlank } from './richText.ts'

const ours = /^ href="(https?|tel|mailto):[^"]*" rel="noopener noreferrer" target="_blank"$/i

/** Checks that clean markup holds only listed tags, and attributes only on links. */
function expectAllowed(html: string) {
  for (const [tag, close, name = '', rest = ''] of html.matchAll(/<(\/?)([^\s/>]*)([^>]*)>/g)) {
    const allowed = name === 'a' && !close ? ours.test(rest) : rest.replace(/ \/$/, '') === ''
    expect([tag, rules.tags.includes(name), allowed]).toEqual([tag, true, true])
  }
  expect(html.replaceAll(/<\/?[a-z][^<>]*>/g, '')).not.toMatch(/[<>]/)
}

describe('T-06 formatted text', () => {
  test('keeps nothing of 200 attacks', () => {
    expect(new Set(hostile).size).toBeGreaterThan(200)
    for (const attack of hostile) expectAllowed(cleanHtml(attack))
  })

  test('is the same when it is cleaned again', () => {
    const scraps = [
      ...'p br strong em u ul ol li a b i div span svg math style template'
        .split(' ')
        .flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      '<a href="https://x/?a&b<">',
      "<a href='javascript:x'>",
      ...'<!-- --> <![CDATA[ &lt; &amp; &nbsp; " \' ` > < oʻ'.split(' '),
    ]
    const tangle = fc
      .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 4 })), { maxLength: 24 })
      .map((parts) => parts.join(''))
    const html = fc.oneof(
      { weight: 6, arbitrary: tangle },
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.constantFrom(...hostile) },
    )
    fc.assert(
      fc.property(html, (dirty) => {
        const clean = cleanHtml(dirty)
        expect(cleanHtml(clean)).toBe(clean)
        expectAllowed(clean)
      }),
      { numRuns: 10_000 },
    )
  })

  test('keeps the words and what may be', () => {
    expect(cleanHtml('a & b <b>c</b><i>d</i>')).toBe('a &amp; b <strong>c</strong><em>d</em>')
    expect(cleanHtml('<h1 style="color:red">Gʻafurov</h1><p>Oʻtkir<br>')).toBe(
      'Gʻafurov<p>Oʻtkir<br /></p>',
    )
    expect(cleanHtml('<a href=" tel:+998901234567">90</a> <a href="javascript:x">no</a>')).toBe(
      '<a href="tel:+998901234567" rel="noopener noreferrer" target="_blank">90</a> no',
    )
  })

  test('is blank without its markup', () => {
    for (const blank of ['', '<p></p>', '<p>&nbsp;<br></p>', '\u200B', '<ul><li> </li></ul>']) {
      expect([blank, isBlank(blank)]).toEqual([blank, true])
    }
    expect(isBlank('<p>.</p>')).toBe(false)
  })
})
