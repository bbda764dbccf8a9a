import { tabsDocs } from './Tabs.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { part: tabsDocs },
  args: {
    label: 'Mijoz',
    current: 'payments',
    tabs: [
      { id: 'plans', label: 'Abonementlar', href: '#plans' },
      { id: 'attendance', label: 'Tashriflar', href: '#attendance' },
      { id: 'payments', label: 'Toʻlovlar', href: '#payments', count: 12 },
      { id: 'deposit', label: 'Depozit', href: '#deposit' },
      { id: 'log', label: 'Tarix', href: '#log' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const MarksWhereWeAre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Toʻlovlar/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Depozit' })).not.toHaveAttribute('aria-current')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tashriflar' })).toHaveFocus()
  },
}

export const ScrollsWhereThereIsNoRoom: Story = {
  args: { current: 'log' },
  decorators: (Story) => (
    <div style={{ width: '18em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const here = canvas.getByRole('link', { name: 'Tarix' }).getBoundingClientRect()
    await expect(here.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
  },
}

/** Views without room are in a menu; the current one is always in sight. */
export const FoldsWhereThereIsNoRoom: Story = {
  args: { folds: true, current: 'log' },
  decorators: (Story) => (
    <div style={{ width: '30em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Depozit' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('link', { name: 'Tarix' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = within(await within(document.body).findByRole('menu', { name: 'More' }))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Depozit' })).toBeVisible())
  },
}

export const DontHideTheOnly: Story = {
  args: { tabs: [{ id: 'payments', label: 'Toʻlovlar', href: '#payments' }] },
}

export const Catalog: Story = {}
