import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates } from '../../testing/states.ts'
import { list } from './staff.screens.tsx'
import section from './staff.section.ts'

const meta = {
  title: 'Sections/Staff',
  component: App,
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/staff/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rahimov Sanʼat')).toBeVisible()
    await expect(canvas.getAllByText('Front desk')[0]).toBeInTheDocument()
    await expect(canvas.getAllByText('Trainer')[0]).toBeVisible()
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'restricted_user' })

export const Loading: Story = states.Loading
export const NoMatches: Story = states.NoMatches
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

async function fill(canvas: ReturnType<typeof within>, email: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Yoʻldosheva')
  await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Gulnora')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '901112233')
  await userEvent.click(canvas.getByRole('button', { name: /Role/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Front desk' }))
  await userEvent.click(canvas.getByRole('button', { name: /Clubs/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Zal Chilonzor' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

export const RegistersAnEmployee: Story = {
  parameters: { route: '/staff/register' },
  play: async ({ canvas }) => {
    await fill(canvas, 'gulnora@zal.demo')
    const row = await canvas.findByRole('row', { name: /Yoʻldosheva Gulnora/ })
    await expect(within(row).getByText('Invited')).toBeVisible()
    await expect(within(row).getByText('Never')).toBeVisible()
  },
}

/** The letter is written with the person; another one can be sent from the panel. */
export const InvitesAgainFromThePanel: Story = {
  parameters: { route: '/staff/register' },
  play: async ({ canvas }) => {
    const invite = await canvas.findByRole('switch', { name: /Send an invitation by email/ })
    await userEvent.click(invite)
    await expect(invite).not.toBeChecked()
    await fill(canvas, 'gulnora@zal.demo')
    await userEvent.click(await canvas.findByText('Yoʻldosheva Gulnora'))
    const panel = within(await canvas.findByRole('region', { name: 'Employee' }))
    await expect(await panel.findByText('Not sent')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'End sessions' })).not.toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Send invitation' }))
    await expect(await screen.findByText('Invitation sent to gulnora@zal.demo')).toBeInTheDocument()
    await expect(await panel.findByText('Being sent')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send invitation again' })).toBeVisible()
  },
}

export const RefusesATakenEmail: Story = {
  parameters: { route: '/staff/register' },
  play: async ({ canvas }) => {
    await fill(canvas, 'owner@zal.demo')
    await expect(
      await canvas.findByText('This email is already taken. Enter another one.'),
    ).toBeVisible()
  },
}

export const DeactivatesFromThePanel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Rahimov Sanʼat'))
    const panel = await canvas.findByRole('region', { name: 'Employee' })
    await userEvent.click(within(panel).getByRole('button', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    await expect(await screen.findByText('Rahimov Sanʼat deactivated')).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Rahimov Sanʼat/ })
    await expect(await within(row).findByText('Inactive')).toBeVisible()
  },
}

/** Changes of a person from the audit log: when, what, by whom, before and after. */
export const LastChanges: Story = {
  parameters: { role: 'owner' },
  beforeEach: async () => {
    const { results } = (await somebodyElse('GET', '/staffs/8/')) as {
      results: { version: number }
    }
    await somebodyElse('PATCH', '/staffs/8/', {
      version: results.version,
      phone: '+998901112288',
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Ismoilov Doston'))
    const panel = within(await canvas.findByRole('region', { name: 'Employee' }))
    await expect(await panel.findByRole('heading', { name: 'Last changes' })).toBeVisible()
    const line = await panel.findByText(/Staff or rights edited · Karimov Aziz/)
    await expect(line).toHaveTextContent('Phone')
    await expect(line).toHaveTextContent('(+998) 90 111-22-88')
  },
}

export const WithoutChanges: Story = {
  parameters: { role: 'owner' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Ismoilov Doston'))
    const panel = within(await canvas.findByRole('region', { name: 'Employee' }))
    await expect(await panel.findByText('No changes yet')).toBeVisible()
  },
}

/** A manager has no right to the audit log. */
export const ChangesAreForTheAudit: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Ismoilov Doston'))
    const panel = within(await canvas.findByRole('region', { name: 'Employee' }))
    await expect(await panel.findByText('doston@zal.demo')).toBeVisible()
    await expect(panel.queryByText('Last changes')).toBeNull()
  },
}
