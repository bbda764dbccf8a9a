import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, forbidden, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/Closed days',
  component: App,
  parameters: { layout: 'fullscreen', route: '/finance/closing' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

/** Closed days with staff member and reason; the owner may reopen. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Oylik hisobot topshirildi'))[0]).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Reopen' })).toHaveLength(3)
    await expect(canvas.getByText(/No approval needed: one person/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Closed days' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Oylik hisobot topshirildi')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No closed days' })).toBeVisible()
  },
}

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('restricted_user')

/** A manager may close days, but neither reopen them nor set the limit. */
export const OfAManager: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Oylik hisobot topshirildi')
    await expect(canvas.getByRole('button', { name: 'Close day' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reopen' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Set limit' })).toBeNull()
  },
}

/** T-46: closes yesterday by default, with a reason; the day is then first in the list. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close day' }))
    const form = await dialog(/^Close day/)
    await userEvent.click(form.getByRole('button', { name: /^Close day/ }))
    await expect(await form.findByText('Enter at least 10 characters')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Kun hisoboti topshirildi')
    await userEvent.click(form.getByRole('button', { name: /^Close day/ }))
    await expect(await canvas.findByText('Kun hisoboti topshirildi')).toBeVisible()
  },
}

/** Closing the dialog other than by its button keeps the draft. */
export const KeepsWhyWhenClosed: Story = {
  play: async ({ canvas }) => {
    const open = async (name: string) => {
      const [first] = await canvas.findAllByRole('button', { name })
      if (first) await userEvent.click(first)
      return screen.findByRole('textbox', { name: /^Reason/ })
    }
    for (const name of ['Close day', 'Reopen']) {
      await userEvent.type(await open(name), 'Bitta toʻlov qolgan{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await open(name)).toHaveValue('Bitta toʻlov qolgan')
      await userEvent.click(screen.getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await open(name)).toHaveValue('')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** T-46: reopening requires a reason and removes the day from the list. */
export const Reopens: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Reopen' })
    if (first) await userEvent.click(first)
    const form = await dialog(/^Reopen \d/)
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Bitta toʻlov qolgan')
    await userEvent.click(form.getByRole('button', { name: /^Reopen day/ }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Reopen' })).toHaveLength(2))
  },
}

/** REL-39: the owner sets the approval limit. */
export const SetsTheLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set limit' }))
    const form = await dialog(/^Approval limit/)
    await userEvent.type(form.getByRole('textbox', { name: /^Amount above/ }), '500000')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    await expect(
      await canvas.findByText(/above 500.000.UZS need a second person’s PIN/),
    ).toBeVisible()
  },
}

export const Phone: Story = phone(Ready)
export const ClosesOnAPhone: Story = phone(Closes)
