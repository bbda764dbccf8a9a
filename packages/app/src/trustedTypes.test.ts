import { describe, expect, test } from 'vitest'
import { installPolicy, isPlain } from './trustedTypes.ts'

describe('REL-36 markup that the page takes', () => {
  test.each([
    '',
    'Vamos, 100 % — “Zal”',
    '<span aria-hidden="true">+</span>',
    '<a href="https://leafletjs.com" title="A map"><svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="12" viewBox="0 0 12 8"><path fill="#4C7BE1" d="M0 0h12v4H0z"/></svg> Leaflet</a>',
    '<div class="apexcharts-tooltip-title" style="font-size: 12px;">18:00</div><br>',
    "<img src='/files/1/' alt=''>",
  ])('%s', (markup) => expect(isPlain(markup)).toBe(true))

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=https://evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<img/onerror=alert(1) src=x>',
    '<img src="/x"onerror="alert(1)">',
    '<svg onload=alert(1)>',
    '<svg><animate onbegin="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a xlink:href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<object data="x"></object>',
    '<form action="https://evil.example"><input></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<style>@import "https://evil.example"</style>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0">',
    '<math><mtext><img src="/x"></mtext></math>',
    '<template><p>x</p></template>',
    '<!-- --><p>x</p>',
    '<p title="</p><script>">x</p>',
    '<p title=a>x</p>',
    '<p',
    'a < b',
  ])('and not %s', (markup) => expect(isPlain(markup)).toBe(false))

  test('is asked of the browser, where it can', () => {
    const made: Record<string, { createHTML(text: string): string | null }> = {}
    installPolicy({ createPolicy: (name, rules) => (made[name] = rules) })
    expect(Object.keys(made)).toEqual(['default'])
    expect(made.default?.createHTML('')).toBe('')
    expect(made.default?.createHTML('<script>')).toBeNull()
    expect(() => installPolicy(undefined)).not.toThrow()
  })
})
