import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates, missing } from '../../testing/states.ts'
import { list } from './widget.screens.tsx'
import section from './widget.section.ts'

const meta = {
  title: 'Sections/Widget',
  component: App,
  parameters: { layout: 'fullscreen', route: '/widget/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  beforeEach: async () => {
    await somebodyElse('POST', '/management/widget/', { name: 'Birinchi' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Birinchi' })).toBeVisible()
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'trainer' })

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const NoMatches: Story = states.NoMatches
export const Phone: Story = states.Phone

/** UX-22: a link to a deleted record shows the error. */
export const Missing: Story = missing('/widget/edit/999999')

export const Registers: Story = {
  parameters: { route: '/widget/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Ikkinchi')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Ikkinchi' })).toBeVisible()
  },
}

export const RefusesATakenName: Story = {
  ...Ready,
  parameters: { route: '/widget/register', expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'birinchi')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(
      await canvas.findByText('This name is already taken. Enter another one.'),
    ).toBeVisible()
  },
}

export const Removes: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Birinchi' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('heading', { name: 'No widgets yet' })).toBeVisible()
  },
}
