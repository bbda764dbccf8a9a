import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'
import { empty, failed, forbidden, loading, phone } from '../../testing/states.ts'

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

export const Loading: Story = loading('Rooms')

export const Empty: Story = empty('No rooms yet')

export const Failed: Story = failed

export const Forbidden: Story = forbidden('partner')

export const Phone: Story = phone(Ready)

export const RegistersARoom: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}
