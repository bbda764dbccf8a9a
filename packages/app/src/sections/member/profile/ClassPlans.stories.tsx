import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { App } from '../../../App.tsx'
import { phone } from '../../../testing/states.ts'
import { openTab } from './tabs.fixture.ts'

const meta = {
  title: 'Sections/Member/Class plans',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Oʻgʻiloy's class: time, trainer and room; a class cannot be frozen. */
export const Classes: Story = {
  play: async (context) => {
    await openTab(context, 'Memberships')
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'Class' }))
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    for (const words of ['Mo We Fr', '09:00 – 10:00', 'Yoga zali'])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Freeze/ })).toBeNull()
    await userEvent.click(canvas.getByText('Classes attended'))
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
    await waitFor(() => expect(canvas.getAllByText(/^\d\d\/\d\d\/2026/).length).toBeGreaterThan(8))
  },
}

/** Back at the top: further down the bar of the page would lie over a part of the actions. */
export const ClassesOnAPhone: Story = phone({
  play: async (context) => {
    await Classes.play?.(context)
    scrollTo(0, 0)
    await waitFor(() => expect(scrollY).toBe(0))
  },
} satisfies Story)

/** A payment for a class names it. */
export const PaymentOfAClass: Story = {
  play: async (context) => {
    await openTab(context, 'Payments')
    const { canvas } = context
    await expect((await canvas.findAllByText('Pilates')).length).toBeGreaterThan(0)
  },
}
