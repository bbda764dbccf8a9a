import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { App } from '../../App.tsx'
import { failed, forbidden } from '../../testing/states.ts'
import { aPhoto, fillLeast, openOf } from './memberForm.sample.ts'

const meta = {
  title: 'Sections/Member/Form',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Russian: Story = { parameters: { language: 'ru' } }
export const Uzbek: Story = { parameters: { language: 'uz' } }

export const Failed: Story = {
  ...failed,
  parameters: { ...failed.parameters, route: '/members/edit/1' },
}

export const Forbidden: Story = forbidden('partner', '/members/register')

/** With a photo: it is cut, sent, and shown on the profile. */
export const TakesAPhoto: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillLeast(context, '901112201')
    await userEvent.upload(await canvas.findByLabelText(/^Photo/), await aPhoto())
    await userEvent.click(await screen.findByRole('button', { name: 'Use it' }))
    await expect(await canvas.findByText('Rasm.png is uploaded')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await openOf(context)
    await waitFor(() => expect(faceOf(context.canvasElement)).toBe(256))
  },
}

const faceOf = (page: HTMLElement) =>
  page.querySelector<HTMLImageElement>('main img[src^="/api/v1/files/"]')?.naturalWidth
