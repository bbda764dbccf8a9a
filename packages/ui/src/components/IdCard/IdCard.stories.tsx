import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { QrCode } from '../QrCode/index.ts'
import { idCardDocs } from './IdCard.docs.ts'
import { IdCard } from './IdCard.tsx'

/** A photo that needs no network. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#d9d2ee" d="M0 0h16v16H0z"/><circle cx="8" cy="6" r="3" fill="#54468c"/><path fill="#54468c" d="M2 16a6 6 0 0 1 12 0z"/></svg>',
)}`
/** An extremely long name with a word longer than a line. */
const long = 'Abdurahmonboyevaxoʻjayeva Oʻgʻiloyxon Sharofiddinxoʻja qizi'

const meta = {
  title: 'Components/IdCard',
  component: IdCard,
  parameters: { part: idCardDocs },
  args: {
    issuer: 'Zal Chilonzor',
    name: 'Gʻulomova Oʻgʻiloy',
    number: '2100 000 000 012',
    code: <QrCode size="sm" text="2100000000012" label="Mijoz kartasining kodi" />,
  },
} satisfies Meta<typeof IdCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithPhoto: Story = {
  args: { photo: face },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gʻulomova Oʻgʻiloy')).toBeVisible()
    await expect(canvas.getByText('2100 000 000 012')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Mijoz kartasining kodi' })).toBeVisible()
    await nothingSpills(canvasElement)
  },
}

/** A photo that fails to load leaves its place empty. */
export const WithoutItsPhoto: Story = {
  args: { photo: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Gʻulomova Oʻgʻiloy')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const LongName: Story = {
  args: { issuer: 'Zal Yunusobod sport-sogʻlomlashtirish majmuasi', name: long, photo: face },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(long)).toBeVisible()
    await nothingSpills(canvasElement)
  },
}

/** Checks that nothing overflows the card or overlaps. */
async function nothingSpills(root: HTMLElement) {
  const card = root.querySelector('[data-paper="card"]')
  if (!card) throw new Error('There is no card')
  const whole = card.getBoundingClientRect()
  const spilt = [...card.children].filter((part) => part.scrollHeight > part.clientHeight)
  await expect(spilt.map(({ textContent }) => textContent)).toEqual([])
  const parts = [...card.children].map((part) => part.getBoundingClientRect())
  for (const [nth, part] of parts.entries()) {
    await expect(part.left).toBeGreaterThan(whole.left)
    await expect(part.right).toBeLessThan(whole.right)
    await expect(part.bottom).toBeLessThan(whole.bottom)
    const covered = parts
      .slice(nth + 1)
      .filter(
        (other) =>
          part.left < other.right &&
          other.left < part.right &&
          part.top < other.bottom &&
          other.top < part.bottom,
      )
    await expect(covered).toEqual([])
  }
}

/** Print output: `vitest.setup.ts` compares it with a screenshot. */
export const PaperCard: Story = { args: { name: long, photo: face, paperOnly: true } }

export const DontWriteSecrets: Story = {
  tags: ['!test'],
  args: { issuer: 'Zal Chilonzor · (+998) 90 123-45-67', name: 'Gʻulomova Oʻgʻiloy, 08/03/1994' },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1em' }}>
      <IdCard {...args} photo={face} />
      <IdCard {...args} />
      <IdCard
        {...args}
        issuer="Zal Yunusobod sport-sogʻlomlashtirish majmuasi"
        name={long}
        photo={face}
      />
    </div>
  ),
}
