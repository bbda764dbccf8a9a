import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'
import { listStates } from '../../testing/states.ts'
import { list } from './trainer.screens.tsx'
import section from './trainer.section.ts'

const meta = {
  title: 'Sections/Trainer',
  component: App,
  parameters: { layout: 'fullscreen', route: '/trainers/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rahimov Sanʼat' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Никитина Ольга' })).toBeVisible()
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'restricted_user' })

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

export const RegistersATrainer: Story = {
  parameters: { route: '/trainers/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Yoʻldosheva')
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Gulnora')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '901112233')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'gulnora@zal.demo')
    await userEvent.click(canvas.getByRole('button', { name: /Clubs/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Chilonzor' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('link', { name: 'Yoʻldosheva Gulnora' })).toBeVisible()
  },
}

export const RefusesATakenEmail: Story = {
  parameters: { route: '/trainers/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Karimova')
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Zuhra')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '901112233')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'owner@zal.demo')
    await userEvent.click(canvas.getByRole('button', { name: /Clubs/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Chilonzor' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('This email is already taken. Enter another one.'),
    ).toBeVisible()
  },
}

export const EditsATrainer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Rahimov Sanʼat' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const bio = await canvas.findByRole('textbox', { name: /^About/ })
    await userEvent.clear(bio)
    await userEvent.type(bio, '10 yillik tajriba')
    await userEvent.click(canvas.getByRole('switch', { name: /^Active/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Inactive')).toBeVisible()
  },
}

export const KeepsATrainerWhoIsAtWork: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Rahimov Sanʼat' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(
      await screen.findByText(
        /This trainer has already worked here\. Instead of deleting, set them to inactive/,
      ),
    ).toBeVisible()
  },
}
