import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Avatar } from '../Avatar/index.ts'
import { chipDocs } from './Chip.docs.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { label: 'Holat: faol', onRemove: fn() },
  parameters: { part: chipDocs },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const CanBeRemoved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Holat: faol/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** Without `onRemove` there is no remove button. */
export const Disabled: Story = {
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('Holat: faol')).toBeVisible()
  },
}

export const DontUseAsAButton: Story = {
  tags: ['!test'],
  args: { label: 'Toʻlov qabul qilish', onRemove: undefined },
}

export const Catalog: Story = {
  render: () => (
    <Shelf label="Chip">
      <Chip label="Holat: faol" onRemove={fn()} />
      <Chip label="Пакет: годовой VIP (12 мес.)" onRemove={fn()} />
      <Chip label="Morning" />
      <Chip
        label="Karimova Aziza"
        before={<Avatar name="Karimova Aziza" size="sm" />}
        onRemove={fn()}
      />
    </Shelf>
  ),
}
