import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { predictionDocs } from './Prediction.docs.ts'
import { Prediction } from './Prediction.tsx'

const meta = {
  title: 'Components/Prediction',
  component: Prediction,
  args: { percent: 82, label: 'Qolish ehtimoli' },
  parameters: { part: predictionDocs },
} satisfies Meta<typeof Prediction>
export default meta
type Story = StoryObj<typeof meta>

export const SaysItsNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Qolish ehtimoli: 82%' })).toBeVisible()
  },
}

export const DontUseItAlone: Story = { tags: ['!test'], args: { percent: 49 } }

export const Catalog: Story = {
  render: ({ label }) => (
    <Shelf label="100 · 75 · 74 · 50 · 49 · 0">
      {[100, 75, 74, 50, 49, 0].map((percent) => (
        <Prediction key={percent} percent={percent} label={label} />
      ))}
    </Shelf>
  ),
}
