import { stackDocs } from './Stack.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/index.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: { part: stackDocs },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const UnderEachOther: Story = {
  args: {
    children: [<span key="name">Gʻulomova Oʻgʻiloy</span>, <Money key="sum" amount={450_000} />],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Gʻulomova Oʻgʻiloy').getBoundingClientRect()
    await expect(canvas.getByText('450 000').getBoundingClientRect().top).toBeGreaterThan(name.top)
  },
}

export const DontSpreadOneThing: Story = {
  args: { gap: 'wide', children: [<b key="name">Oylik</b>, <Money key="sum" amount={450_000} />] },
}
