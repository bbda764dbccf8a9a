import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Shell/Device request',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A person at the desk signs in with a browser that nobody knows. */
const signsIn = () =>
  somebodyElse(
    'POST',
    '/merchant/login/',
    { username: 'doston@zal.demo', password: 'Zal-2026', country: 'UZB' },
    'partner',
  )
/** Waits for the socket, over which the request arrives; a phone does not show its state. */
const isLive = (canvas: Canvas) => canvas.findByRole('img', { name: /^Live/, hidden: true })
const card = async () => within(await screen.findByRole('status', { name: 'New device' }))
const isGone = () =>
  waitFor(() => expect(screen.queryByText('Ismoilov Doston wants access')).toBeNull())

/** Arrives while another screen is open, and takes no focus. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await isLive(canvas)
    await signsIn()
    await expect(await screen.findByText('Ismoilov Doston wants access')).toBeVisible()
    const asked = await card()
    await expect(asked.getByText(/^Front desk · Computer/)).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}

export const Approves: Story = {
  play: async ({ canvas }) => {
    await isLive(canvas)
    await signsIn()
    await userEvent.click(await (await card()).findByRole('button', { name: 'Approve' }))
    await expect(await screen.findByText('Approved: Ismoilov Doston')).toBeVisible()
    await isGone()
  },
}

/** Rejecting asks once. */
export const Rejects: Story = {
  play: async ({ canvas }) => {
    await isLive(canvas)
    await signsIn()
    await userEvent.click(await (await card()).findByRole('button', { name: 'Reject' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await expect(await screen.findByText('Rejected: Ismoilov Doston')).toBeVisible()
    await isGone()
  },
}

/** Decided by somebody else meanwhile, it goes. */
export const IsDecidedElsewhere: Story = {
  play: async ({ canvas }) => {
    await isLive(canvas)
    await signsIn()
    await (await card()).findByText('Ismoilov Doston wants access')
    const path = '/device/verification-requests/'
    const { results } = await somebodyElse('GET', path, undefined, 'manager')
    const [{ id }] = results as [{ id: number }]
    const body = { status: 'approved' }
    await somebodyElse('POST', `/device/process-verification/${id}/`, body, 'manager')
    await isGone()
  },
}

/** Put off, it stays on the screen of devices. */
export const Later: Story = {
  play: async ({ canvas }) => {
    await isLive(canvas)
    await signsIn()
    await userEvent.click(await (await card()).findByRole('button', { name: 'Later' }))
    await isGone()
  },
}

export const Phone: Story = phone(Ready)
