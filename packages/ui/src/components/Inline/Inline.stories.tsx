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

export const DontPutColumnsInside: Story = {
  args: { children: ['Oylik', 'Yillik'].map((name) => <section key={name}>{name}</section>) },
}
