import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { Card } from '../Card/index.ts'
import { FactList } from '../FactList/index.ts'
import { collapsibleDocs } from './Collapsible.docs.ts'
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
  parameters: { part: collapsibleDocs },
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
    const line = canvas.getByText('Yana maʼlumot').closest('summary')
    await userEvent.tab()
    await expect(line).toHaveFocus()
    // Enter and Space on a summary fire a click.
    line?.click()
    await expect(canvas.getByText('Manzil')).toBeVisible()
    await expect(line).toHaveFocus()
    line?.click()
    await expect(canvas.getByText('Manzil')).not.toBeVisible()
  },
}

/** An empty section: the summary says so, and so does the content. */
export const Disabled: Story = {
  args: { title: 'Hujjatlar', summary: <Badge>0</Badge>, children: 'Hali hujjat yoʻq' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvas.getByText('Hali hujjat yoʻq')).not.toBeVisible()
  },
}

export const DontHideTheSum: Story = {
  tags: ['!test'],
  args: { title: 'Toʻlov', children: '450 000 UZS' },
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
