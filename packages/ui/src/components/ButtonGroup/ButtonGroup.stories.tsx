import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {
  args: {
    'aria-label': 'Mijoz bilan amallar',
    children: (
      <>
        <Button size="sm" tone="outline">
          Eksport
        </Button>
        <Button size="sm" tone="outline">
          Muzlatish
        </Button>
        <Button size="sm" tone="secondary">
          Toʻlov
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mijoz bilan amallar' })).toBeVisible()
  },
}
