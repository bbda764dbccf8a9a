import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'

const meta = {
  title: 'Shell/Nav',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const page = () => within(document.body)
const menuOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Menu' }))
const groupsOf = (menu: Canvas) =>
  menu.getAllByRole('list').map((list: HTMLElement) => list.ariaLabel)
const namesIn = (menu: Canvas, role: 'link' | 'menuitem') =>
  menu.getAllByRole(role).map((one: HTMLElement) => one.textContent)

export const GroupsTheSections: Story = {
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas)
    await expect(groupsOf(menu).filter(Boolean)).toEqual([
      'Today',
      'People',
      'Money',
      'Catalog',
      'Settings',
    ])
    await userEvent.click(menu.getByRole('button', { name: 'Money' }))
    await expect(menu.queryByRole('link', { name: 'Payments' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Money' }))
    await expect(menu.getByRole('link', { name: 'Payments' })).toBeVisible()
  },
}

/** A group without a permitted section disappears. */
export const OnlyWhatATrainerMayOpen: Story = {
  parameters: { role: 'trainer', route: '/' },
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas)
    await expect(menu.queryByRole('link', { name: 'Rooms' })).toBeNull()
    await expect(groupsOf(menu)).not.toContain('Money')
  },
}

export const OffersWhatCanBeCreated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New' }))
    await page().findByRole('menu', { name: 'New' })
    await expect(namesIn(page(), 'menuitem')).toEqual([
      'Check-in',
      'Sale',
      'Member',
      'Deposit',
      'Class',
      'Package',
      'Room',
      'Trainer',
    ])
    await userEvent.click(page().getByRole('menuitem', { name: 'Room' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New room' })).toBeVisible()
  },
}

/** The letters show after G only. */
export const ShowsTheKeysAfterG: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await expect(canvas.queryByText('G K')).toBeNull()
    await userEvent.keyboard('[KeyG]')
    await expect(await canvas.findByText('G K')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('G K')).toBeNull(), { timeout: 3000 })
  },
}

export const FoldsToIconsByABracket: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    const menu = await menuOf(canvas)
    await fireEvent.keyDown(document.body, { code: 'BracketLeft', key: '[' })
    await waitFor(() => expect(menu.queryByRole('button', { name: 'Money' })).toBeNull())
    await expect(menu.getByRole('link', { name: 'Packages' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Club: Zal Chilonzor' })).toBeVisible()
    await fireEvent.keyDown(document.body, { code: 'BracketLeft', key: '[' })
    await expect(await menu.findByRole('button', { name: 'Money' })).toBeVisible()
  },
}

export const ThePlacesOfAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas)
    await expect(namesIn(menu, 'link')).toEqual(['Home', 'Check-in', 'Sell', 'Members'])
    await userEvent.click(menu.getByRole('button', { name: 'More' }))
    const sheet = within(await page().findByRole('dialog', { name: 'More' }))
    await expect(sheet.getByRole('button', { name: /^Account/ })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: /^Club/ }))
    await expect(await page().findByRole('menuitem', { name: /Sergeli/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(sheet.getByRole('link', { name: 'Packages' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** The action of a list is an icon in the top bar. */
export const TheActionOfAListOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    const add = await canvas.findByRole('link', { name: 'New room' })
    await expect(add.getBoundingClientRect().width).toBe(44)
    await expect(add.getBoundingClientRect().bottom).toBeLessThanOrEqual(56)
  },
}
