import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { empty, failed, forbidden, loading, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Class',
  component: App,
  parameters: { layout: 'fullscreen', route: '/classes/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    await expect(canvas.getByText('Mo We Fr, 09:00 – 10:00')).toBeVisible()
    await expect(canvas.getAllByText(/^Places: \d+ of 15 left$/)).not.toHaveLength(0)
    await expect(canvas.getByText('Places: 0 of 10 left')).toBeVisible()
  },
}

export const AsATable: Story = {
  parameters: { route: '/classes/list?layout=table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Classes' })).toBeVisible()
    await expect(await canvas.findByText('Tu Th, 18:30 – 19:30')).toBeVisible()
  },
}

export const Loading: Story = loading('Classes')

export const Empty: Story = empty('No classes yet')

export const Failed: Story = failed

export const Forbidden: Story = forbidden('trainer')

export const Phone: Story = phone(Ready)

/** The desk reads the timetable and changes nothing. */
export const ReadByTheDesk: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit time 1: Pilates' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Actions: Pilates' })).toBeNull()
  },
}

export const RegistersAClass: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Ertalabki yoga')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await fill('Time 1', ['11:30', '12:30'], ['Tuesday', 'Thursday'])
    await userEvent.click(canvas.getByRole('button', { name: 'Add a time' }))
    await fill('Time 2', ['13:00', '14:00'], ['Sunday'])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { name: 'Ertalabki yoga' })).toBeVisible()
    await expect(canvas.getByText('Tu Th, 11:30 – 12:30')).toBeVisible()
    await expect(canvas.getByText('Su, 13:00 – 14:00')).toBeVisible()
  },
}

export const AsksForTheHours: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Yoga')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Choose the weekdays and both hours.')).toBeVisible()
  },
}

/** Yoga has the room on Mondays from 18:00: the block that wants it says so. */
export const RefusesATakenRoom: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Kechki pilates')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await fill('Time 1', ['19:00', '20:00'], ['Monday'])
    const block = within(canvas.getByRole('group', { name: 'Time 1' }))
    await userEvent.click(block.getByRole('button', { name: /Room/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Yoga zali' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^“Yoga” has this room from 18:00 to 19:30/)).toBeVisible()
  },
}

export const EditsOneTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit time 2: Pilates' }))
    await expect(await canvas.findByRole('heading', { name: 'Pilates: time 2' })).toBeVisible()
    const from = await canvas.findByRole('textbox', { name: /^From/ })
    await expect(from).toHaveValue('18:30')
    const places = canvas.getByRole('textbox', { name: /^Places/ })
    await userEvent.clear(places)
    await userEvent.type(places, '40')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Places: \d+ of 40 left$/)).toBeVisible()
  },
}

export const EditsAClass: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Stretching' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const price = await canvas.findByRole('textbox', { name: /^Price/ })
    await userEvent.clear(price)
    await userEvent.type(price, '365000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('365 000 UZS')).toBeVisible()
  },
}

export const RemovesAClassThatWasNeverSold: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Stretching' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Stretching' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('heading', { name: 'Pilates' })).toBeVisible()
  },
}

/** Fills in a block as somebody would. */
async function fill(name: string, [from = '', to = '']: string[], days: string[]) {
  const block = within(await screen.findByRole('group', { name }))
  await userEvent.type(block.getByRole('textbox', { name: /^From/ }), from)
  await userEvent.type(block.getByRole('textbox', { name: /^To/ }), to)
  for (const day of days) await userEvent.click(block.getByRole('checkbox', { name: day }))
}
