import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'

const meta = {
  title: 'Sections/Staff/View as',
  component: App,
  parameters: { layout: 'fullscreen', route: '/staff/rights/5' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const start = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'View as Malika' }))
  await bar(canvas)
}
const bar = (canvas: Canvas) => canvas.findByText('You’re viewing the app as Toshpoʻlatova Malika')
const menu = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Menu' }))

/** The menu and the first screen of the person; Stop leads back to the rights. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await (await menu(canvas)).findByText('Staff')).toBeVisible()
    await start(canvas)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible()
    await expect((await menu(canvas)).getByText('Payments')).toBeVisible()
    await expect((await menu(canvas)).queryByText('Staff')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop viewing' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Toshpoʻlatova Malika' }),
    ).toBeVisible()
    await expect(await (await menu(canvas)).findByText('Staff')).toBeVisible()
    await expect(canvas.queryByText(/^You’re viewing/)).toBeNull()
  },
}

/** The bar, as long as it is viewed. */
export const Bar: Story = {
  play: async ({ canvas }) => {
    await start(canvas)
    await expect(canvas.getByRole('button', { name: 'Stop viewing' })).toBeVisible()
    await expect(
      canvas.getByText('You see what this person sees, and nothing can be changed.'),
    ).toBeVisible()
  },
}

/** A write answers in its place with the reason. */
export const RefusesAWrite: Story = {
  play: async ({ canvas }) => {
    await start(canvas)
    await userEvent.click(await (await menu(canvas)).findByRole('link', { name: /Members/ }))
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('link', { name: 'New member' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Karimova')
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Nodira')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '901112299')
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await screen.findByText(/nothing can be changed\. Stop viewing first/),
    ).toBeVisible()
  },
}

/** The view ends when the person is deactivated. */
export const EndsByItself: Story = {
  play: async ({ canvas }) => {
    await start(canvas)
    const { results } = await somebodyElse('GET', '/staffs/5/')
    const { version } = results as { version: number }
    await somebodyElse('PATCH', '/staffs/5/', { is_active: false, confirm: true, version })
    await userEvent.click(await (await menu(canvas)).findByRole('link', { name: /Members/ }))
    await waitFor(() => expect(canvas.queryByText(/^You’re viewing/)).toBeNull(), { timeout: 5000 })
    await expect(await (await menu(canvas)).findByText('Staff')).toBeVisible()
    const told = await canvas.findByText('You’re no longer viewing the app as Toshpoʻlatova Malika')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(told).not.toBeInTheDocument()
  },
}

/** No button for a person of the own rank or above. */
export const OfAHigherRole: Story = {
  parameters: { route: '/staff/rights/2', role: 'manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What this person will see')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^View as/ })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await start(canvas)
    await expect(canvas.getByRole('button', { name: 'Stop viewing' })).toBeVisible()
  },
}
