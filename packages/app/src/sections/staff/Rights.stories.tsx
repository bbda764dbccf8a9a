import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { App } from '../../App.tsx'

const meta = {
  title: 'Sections/Staff/Rights',
  component: App,
  parameters: { layout: 'fullscreen', route: '/staff/rights/5' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const refund = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('radiogroup', { name: 'Refund payments' })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Payments', { selector: 'summary *' }))
    await expect(
      within(await refund(canvas)).getByRole('radio', { name: 'As the role' }),
    ).toBeChecked()
  },
}

export const GrantsARight: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Find a right/ }), 'refund')
    const right = await refund(canvas)
    await userEvent.click(within(right).getByRole('radio', { name: 'Granted' }))
    await expect(canvas.getByText('1 change')).toBeVisible()
    await expect(canvas.getByText(/Owners are told/)).toBeVisible()
    await expect(canvas.getByText('May refund payments')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save rights' }))
    await expect(await screen.findByText('Rights saved')).toBeVisible()
    await expect(await canvas.findByText('1 differs from Front desk')).toBeVisible()
  },
}

export const LosesASection: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Find a right/ }), 'rooms')
    const right = await canvas.findByRole('radiogroup', { name: 'See rooms' })
    await userEvent.click(within(right).getByRole('radio', { name: 'Taken' }))
    const preview = await canvas.findByRole('complementary')
    await expect(within(preview).getAllByText('Taken').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(within(preview).queryByText('Taken')).toBeNull()
  },
}

/** A manager sees the rights of a director, and cannot change them. */
export const OfAHigherRole: Story = {
  parameters: { route: '/staff/rights/2', role: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Find a right/ }), 'refund')
    await expect(
      await canvas.findByText('Only someone of a higher role may change these rights'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Like a colleague' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What this person will see')).toBeVisible()
  },
}
