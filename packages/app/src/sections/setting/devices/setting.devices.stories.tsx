import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, loading, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/Devices',
  component: App,
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/settings/devices' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** A request above the list; the devices of people of a lower rank with their sessions. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ismoilov Doston wants access' }),
    ).toBeVisible()
    await expect((await canvas.findAllByText(/Ismoilov Doston/))[0]).toBeVisible()
    await expect(await canvas.findByText(/This device/)).toBeVisible()
  },
}

export const Loading: Story = loading('Devices')

export const Failed: Story = failed()

/** Without the right only the own devices, and no request. */
export const OfATrainer: Story = {
  parameters: { role: 'trainer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This device/)).toBeVisible()
    await expect(canvas.queryByText('Front desk 1')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

export const Approves: Story = {
  play: async ({ canvas }) => {
    const [oldest, ...others] = await canvas.findAllByRole('button', { name: 'Approve' })
    await userEvent.click(oldest as HTMLElement)
    await expect(await screen.findByText('Approved: Qosimova Zulfiya')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(others.length),
    )
  },
}

/** Rejecting asks once. */
export const Rejects: Story = {
  play: async ({ canvas }) => {
    const [oldest, ...others] = await canvas.findAllByRole('button', { name: 'Reject' })
    await userEvent.click(oldest as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await expect(await screen.findByText('Rejected: Qosimova Zulfiya')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Reject' })).toHaveLength(others.length),
    )
  },
}

export const Renames: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Front desk 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const form = within(await screen.findByRole('dialog', { name: /^Rename device/ }))
    const field = form.getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Qabulxona{Enter}')
    await expect(await canvas.findByText('Qabulxona')).toBeVisible()
  },
}

export const Phone: Story = phone(Ready)
