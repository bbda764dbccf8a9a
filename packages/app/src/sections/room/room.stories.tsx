import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'

const meta = {
  title: 'Sections/Room',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('table', { name: 'Rooms' })
    await expect(rows.parentElement).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rooms yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { role: 'partner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: Ready.play,
}

export const RegistersARoom: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}
