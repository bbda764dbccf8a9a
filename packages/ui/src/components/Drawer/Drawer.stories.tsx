import { drawerDocs } from './Drawer.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { FactList } from '../FactList/index.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { part: drawerDocs },
  args: {
    open: true,
    onClose: fn(),
    title: 'Tashrif',
    children: (
      <FactList
        facts={[
          { label: 'Mijoz', value: 'Gʻulomova Oʻgʻiloy' },
          { label: 'Qolgan tashriflar', value: 7 },
        ]}
      />
    ),
    actions: <Button size="sm">Belgilash</Button>,
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args }) => {
    const drawer = await within(document.body).findByRole('dialog', { name: 'Tashrif' })
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DontCoverWithATitle: Story = {
  args: { title: 'Eslatma', children: null, actions: undefined },
}

export const Catalog: Story = {}

export const FromTheStart: Story = {
  args: { side: 'start', title: 'Меню', actions: undefined },
}
