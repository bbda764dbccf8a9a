import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { codeTilesDocs } from './CodeTiles.docs.ts'
import { CodeTiles } from './CodeTiles.tsx'

const meta = {
  title: 'Components/CodeTiles',
  component: CodeTiles,
  args: { code: '4719', label: 'Kod' },
  parameters: { part: codeTilesDocs },
} satisfies Meta<typeof CodeTiles>

export default meta
type Story = StoryObj<typeof meta>

export const IsReadByDigits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kod: 4 7 1 9' })).toBeVisible()
  },
}

export const DontFill: Story = { tags: ['!test'], args: { code: '998904410137' } }

export const Catalog: Story = {
  render: (args) => (
    <>
      {(['quiet', 'primary'] as const).map((tone) => (
        <CodeTiles key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
}
