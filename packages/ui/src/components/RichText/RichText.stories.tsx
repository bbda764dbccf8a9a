import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { cleanHtml, plainTextOf, richTextPolicy } from './cleanHtml.ts'
import { hostile } from '../../../../../openapi/richText/hostile.ts'
import { RichText } from './RichText.tsx'
import { richTextDocs } from './RichText.docs.ts'
import { richTextRules } from './richTextRules.ts'

const note = `<p>Tizzasi <strong>operatsiya qilingan</strong>, sakrash mashqlaridan saqlansin.</p>
<ul><li><p>Murabbiy: Alisher Qodirov</p></li><li><p>Kunlar: seshanba va payshanba</p></li></ul>
<p>Vrach: <a href="tel:+998901234567">+998 90 123-45-67</a></p>`

const message = `<p>Ҳурматли мижозлар! <em>Қурбон ҳайити</em> муносабати билан зал <u>28–30 май</u> ёпиқ.</p>
<ol><li><p>Заморозка ставится сама.</p></li><li><p>Подробности: <a href="https://example.uz/hayit">example.uz/hayit</a></p></li></ol>`

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: note },
  parameters: { part: richTextDocs },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}

export const Muted: Story = { args: { html: message, tone: 'muted' } }

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
    await expect(canvasElement.querySelector('div p, div div')).toBeNull()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: '+998 90 123-45-67' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Pasted content of other programs is reduced to its text. */
export const DontWholeDocument: Story = {
  args: {
    html: '<h1 style="color:red">Прайс</h1><table><tr><td>Yillik VIP</td><td>2 400 000</td></tr></table><img src="x.png">',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h1, table, img')).toBeNull()
    await expect(canvasElement).toHaveTextContent('Прайс')
  },
}

/**
 * Renders every attack of the corpus; nothing runs, leaves the allow-list, or requests the network.
 */
export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '2em' }}>
      {hostile.map((html, index) => (
        <RichText key={index} html={html} />
      ))}
    </div>
  ),
  beforeEach: () => {
    const page = window as { struck?: () => void }
    page.struck = () => {
      strikes += 1
    }
    strikes = 0
    return () => delete page.struck
  },
  play: async ({ canvasElement }) => {
    await expect(new Set(hostile).size).toBeGreaterThan(200)
    await expect(forbidden(canvasElement, '[class] > div *')).toEqual([])
    for (const link of canvasElement.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
      link.focus()
    }
    await everyPictureHasFailed(canvasElement)
    await expect(strikes).toBe(0)
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    await expect(asked.filter((name) => name.includes('evil.invalid'))).toEqual([])
    // Control: without sanitizing the same markup runs.
    const bare = document.createElement('div')
    bare.innerHTML = '<img src="data:," onerror="window.struck()">'
    await waitFor(() => expect(strikes).toBe(1))
  },
}

let strikes = 0

/** Markup of elements or attributes outside the allow-list. */
function forbidden(root: ParentNode, selector = '*'): string[] {
  return [...root.querySelectorAll(selector)]
    .filter((element) => !isAllowed(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

function isAllowed(element: Element) {
  const tags: readonly string[] = richTextRules.tags
  const names = element.getAttributeNames()
  if (element.localName !== 'a') return tags.includes(element.localName) && names.length === 0
  return (
    names.join() === 'href,rel,target' &&
    /^(https?|tel|mailto):/i.test(element.getAttribute('href') ?? '') &&
    element.getAttribute('rel') === 'noopener noreferrer'
  )
}

/** Image errors fire in order: after ours, all earlier ones have fired. */
const everyPictureHasFailed = (within: HTMLElement) =>
  new Promise((resolve) => {
    const last = document.createElement('img')
    last.addEventListener('error', resolve)
    last.src = 'data:,'
    within.append(last)
  }).then(() => within.lastElementChild?.remove())

/** Sanitizing is idempotent, for any string and any nesting of tags. */
export const CleansOnce: Story = {
  play: async () => {
    const { default: fc } = await import('fast-check')
    const tags = 'p br strong em u ul ol li a b i div span object button table tr td svg math'
    const scraps = [
      ...tags.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      ...['mtext', 'style', 'template', 'select', 'title', 'form', 'h1', 'pre'].map(
        (tag) => `<${tag}>`,
      ),
      '<a href="https://x/?a&b<">',
      "<a href='javascript:x'>",
      ...'<!-- --> <![CDATA[ &lt; &amp; &nbsp; " \' ` > < oʻ'.split(' '),
      ' ',
      '\n',
      '\r',
      '\u0000',
    ]
    const tangle = fc
      .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 4 })), { maxLength: 24 })
      .map((parts) => parts.join(''))
    const html = fc.oneof(
      { weight: 6, arbitrary: tangle },
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.constantFrom(...hostile) },
    )
    const { failed, counterexample } = fc.check(
      fc.property(html, (dirty) => {
        const clean = cleanHtml(dirty)
        const { body } = new DOMParser().parseFromString(clean, 'text/html')
        return cleanHtml(clean) === clean && forbidden(body).length === 0
      }),
      { numRuns: 10_000 },
    )
    await expect(counterexample).toBeNull()
    await expect(failed).toBe(false)
  },
}

/** Text is kept, and synonyms of bold become bold. */
export const KeepsTheWords: Story = {
  play: async () => {
    await expect(cleanHtml('a & b <b>c</b><i>d</i>')).toBe('a &amp; b <strong>c</strong><em>d</em>')
    await expect(cleanHtml('<div>Gʻafurov<br>Oʻtkir</div>')).toBe('Gʻafurov<br>Oʻtkir')
    await expect(cleanHtml('')).toBe('')
    await expect(plainTextOf(note)).toContain('saqlansin.\nMurabbiy: Alisher Qodirov\nKunlar')
  },
}

/** RichText renders under a CSP that allows only its Trusted Types policy. */
export const TrustedTypes: Story = {
  render: (args) => <Strict html={args.html} />,
  play: async ({ canvasElement }) => {
    const body = await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument?.body
      if (!page?.querySelector('strong')) throw new Error('Nothing is drawn')
      return page
    })
    await expect(body.querySelector('strong')).toHaveTextContent('operatsiya qilingan')
    await expect(() => {
      body.innerHTML = '<p>a</p>'
    }).toThrow(/TrustedHTML/)
  },
}

/** An iframe whose CSP rejects markup from strings. */
function Strict({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    const rule = page.createElement('meta')
    rule.httpEquiv = 'Content-Security-Policy'
    rule.content = `require-trusted-types-for 'script'; trusted-types ${richTextPolicy}`
    page.head.append(rule)
    setBody(page.body)
  }, [])
  return (
    <>
      <iframe ref={frame} title="Strict page" />
      {body && createPortal(<RichText html={html} />, body)}
    </>
  )
}

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="Default" stacked>
        <RichText html={note} />
      </Shelf>
      <Shelf label="Muted" stacked>
        <RichText html={message} tone="muted" />
      </Shelf>
    </>
  ),
}
