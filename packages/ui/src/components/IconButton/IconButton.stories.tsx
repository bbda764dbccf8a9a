import { iconButtonDocs } from './IconButton.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { BellIcon, EditIcon, MoreIcon, RemoveIcon } from '../../icons/index.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { part: iconButtonDocs },
  args: { icon: BellIcon, label: 'Xabarlar', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Bell: Story = { args: { dot: true } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xabarlar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const DontInventPictures: Story = { args: { icon: EditIcon, label: 'Muzlatish' } }

export const Catalog: Story = {
  render: () => (
    <>
      {(['md', 'sm', 'xs'] as const).map((size) => (
        <Shelf key={size} label={size}>
          <IconButton size={size} icon={MoreIcon} label={`Amallar ${size}`} />
          <IconButton size={size} tone="outline" icon={EditIcon} label={`Изменить ${size}`} />
          <IconButton size={size} tone="danger" icon={RemoveIcon} label={`Remove ${size}`} />
          <IconButton size={size} icon={EditIcon} label={`Saving ${size}`} pending />
          <IconButton size={size} icon={EditIcon} label={`Not now ${size}`} disabled />
        </Shelf>
      ))}
    </>
  ),
}
