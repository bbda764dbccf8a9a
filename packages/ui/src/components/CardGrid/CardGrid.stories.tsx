import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/index.ts'
import { CardGrid } from './CardGrid.tsx'

const meta = { title: 'Components/CardGrid', component: CardGrid } satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Packages: Story = {
  args: {
    children: ['12 tashrif', 'Oylik', 'Yillik VIP'].map((name) => (
      <li key={name}>
        <Card title={name} />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
