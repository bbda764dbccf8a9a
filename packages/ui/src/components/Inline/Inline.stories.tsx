import { inlineDocs } from './Inline.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Inline',
  component: Inline,
  parameters: { part: inlineDocs },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const BesideEachOther: Story = {
  args: {
    align: 'between',
    children: [<span key="name">Қодиров Ғайрат</span>, <time key="time">10:55</time>],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Қодиров Ғайрат').getBoundingClientRect()
    const time = canvas.getByText('10:55').getBoundingClientRect()
    await expect(time.left).toBeGreaterThan(name.right)
  },
}

/** Long content shrinks, so that the end stays inside the row. */
export const KeepsTheEndInside: Story = {
  args: {
    align: 'between',
    style: { width: '12em' },
    children: [
      <span key="name">Qodirov Muhammadali Erkin oʻgʻli</span>,
      <Inline key="end" gap="tight">
        <time>10:55</time>
        <button type="button">Bekor</button>
      </Inline>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByRole('button').getBoundingClientRect()
    const line = canvasElement.querySelector('[data-align]')?.getBoundingClientRect()
    await expect(end.right).toBeLessThanOrEqual(line?.right ?? 0)
  },
}

export const DontPutColumnsInside: Story = {
  args: { children: ['Oylik', 'Yillik'].map((name) => <section key={name}>{name}</section>) },
}
