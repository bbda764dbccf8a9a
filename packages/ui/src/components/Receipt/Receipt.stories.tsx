import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QrCode } from '../QrCode/index.ts'
import { inEnglish, inRussian, inUzbek } from './receipts.fixture.ts'
import { receiptDocs } from './Receipt.docs.ts'
import { Receipt } from './Receipt.tsx'

const code = <QrCode size="sm" text="https://zal.demo/r/7Q2M9" label="Chek havolasi" />

const meta = {
  title: 'Components/Receipt',
  component: Receipt,
  parameters: { part: receiptDocs },
  args: inUzbek,
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Sale: Story = {
  args: { code },
  play: async ({ canvas, canvasElement }) => {
    const sums = canvas.getByRole('list', { name: 'Jami' })
    await expect(within(sums).getByText('1 350 000 UZS')).toBeVisible()
    await expect(canvas.getByText('Chegirma −50 000')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Chek havolasi' })).toBeVisible()
    // Amounts are right-aligned.
    const figures = [...canvasElement.querySelectorAll('li > b')]
    const ends = figures.map((figure) => Math.round(figure.getBoundingClientRect().right))
    await expect(new Set(ends).size).toBe(1)
  },
}

export const SplitOnA4: Story = { args: { ...inRussian, paper: 'a4' } }

export const Voided: Story = {
  args: { ...inEnglish, words: undefined, stamp: 'void' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VOIDED')).toBeVisible()
  },
}

/** A copy for a customer who lost the original. */
export const Copy: Story = {
  args: { ...inEnglish, words: undefined, copy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COPY')).toBeVisible()
  },
}

/** The club's language differs from the user's. */
export const InTheLanguageOfTheClub: Story = {
  args: { stamp: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('QAYTARILGAN')).toBeVisible()
    await expect(canvas.queryByText('REFUNDED')).not.toBeInTheDocument()
  },
}

/** Only the receipt is printed. */
export const Alone: Story = {
  args: { alone: true },
  render: (args) => (
    <>
      <p>Toʻlov saqlandi</p>
      <Receipt {...args} />
    </>
  ),
  play: async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const printed = rules.filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.conditionText === 'print',
    )
    const text = printed.map(({ cssText }) => cssText).join('\n')
    await expect(text).toMatch(/body\s*\{\s*visibility: hidden/)
    await expect(text).toMatch(/\[data-paper\]\s*\{[^}]*visibility: visible/)
  },
}

/** Hidden on the screen, the only thing printed. */
export const OnPaperOnly: Story = {
  args: { paperOnly: true },
  render: (args) => (
    <>
      <p>Toʻlov saqlandi</p>
      <Receipt {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Toʻlov saqlandi')).toBeVisible()
    const sheet = document.querySelector('body > [data-receipt]')
    await expect(sheet).toHaveTextContent('1 350 000 UZS')
    await expect(sheet).not.toBeVisible()
  },
}

/** Print output: `vitest.setup.ts` compares it with a screenshot. */
export const PaperRoll80: Story = { args: { ...inUzbek, code, copy: true, paperOnly: true } }
export const PaperRoll58: Story = { args: { ...inRussian, code, stamp: 'void', paperOnly: true } }
export const PaperA4: Story = { args: { ...inRussian, code, paper: 'a4', paperOnly: true } }

export const DontRepeatTheShop: Story = {
  tags: ['!test'],
  args: {
    about: [...(inUzbek.about ?? []), 'Zal sport majmuasi', 'Zal Chilonzor', 'Toshkent shahri'],
    footer: ['Zal sport majmuasi', 'Zal Chilonzor, Bunyodkor koʻchasi, 12', 'Zal'],
  },
}

export const Catalog: Story = {
  render: () => (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: '2em', alignItems: 'start', padding: '1em' }}
    >
      <Receipt {...inUzbek} code={code} />
      <Receipt {...inEnglish} paper="roll58" stamp="refund" />
      <Receipt {...inUzbek} stamp="void" />
      <Receipt {...inRussian} paper="a4" code={code} />
    </div>
  ),
}
