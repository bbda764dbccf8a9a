import { menuDocs } from './Menu.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditIcon, FreezeIcon, MoreIcon, RemoveIcon, UndoIcon } from '../../icons/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from './Menu.tsx'

const change = fn()
const remove = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { part: menuDocs },
  args: {
    label: 'Amallar: Gʻulomova Oʻgʻiloy',
    trigger: <IconButton icon={MoreIcon} label="Amallar: Gʻulomova Oʻgʻiloy" />,
    placement: 'bottom start',
    groups: [
      {
        label: 'Paket yoki guruh darsi',
        actions: [
          { id: 'change', label: 'Tahrirlash', icon: EditIcon, keys: 'E', onAction: change },
          { id: 'freeze', label: 'Muzlatish', icon: FreezeIcon, note: '14 kun qoldi' },
          { id: 'refund', label: 'Pulni qaytarish', icon: UndoIcon, disabled: true },
        ],
      },
      {
        actions: [
          { id: 'remove', label: 'Oʻchirish', icon: RemoveIcon, tone: 'danger', onAction: remove },
        ],
      },
    ],
  },
  beforeEach: () => {
    change.mockClear()
    remove.mockClear()
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

export const DoesWhatIsChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await page().findByRole('menuitem', { name: /Oʻchirish/ }))
    await expect(remove).toHaveBeenCalledOnce()
    await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const items = await page().findAllByRole('menuitem')
    await waitFor(() => expect(items[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(items[3]).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(change).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const Disabled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const item = await page().findByRole('menuitem', { name: /Pulni qaytarish/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
  },
}

export const DontHideTheOnlyAction: Story = {
  args: { groups: [{ actions: [{ id: 'change', label: 'Tahrirlash', onAction: change }] }] },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await page().findByRole('menu')
  },
}
