import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { Card } from '../Card/index.ts'
import { FactList } from '../FactList/index.ts'
import { Collapsible } from './Collapsible.tsx'

const meta = {
  title: 'Components/Collapsible',
  component: Collapsible,
  args: {
    title: 'Yana maʼlumot',
    children: (
      <FactList
        facts={[
          { label: 'Manzil', value: 'Toshkent, Mirobod koʻchasi 12' },
          { label: 'Izoh', value: null },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Collapsible>
export default meta
type Story = StoryObj<typeof meta>

export const OpensOnPress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manzil')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Yana maʼlumot'))
    await expect(canvas.getByText('Manzil')).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Yana maʼlumot').closest('summary')).toHaveFocus()
  },
}

export const Catalog: Story = {
  render: (args) => (
    <Card style={{ maxWidth: '28em' }}>
      <Collapsible {...args} open />
      <Collapsible title="История" summary={<Badge>12</Badge>}>
        —
      </Collapsible>
    </Card>
  ),
}
