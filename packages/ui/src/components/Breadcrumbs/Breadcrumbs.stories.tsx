import { breadcrumbsDocs } from './Breadcrumbs.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { part: breadcrumbsDocs },
  args: {
    crumbs: [
      { label: 'Mijozlar', href: '#members' },
      { label: 'Абдурахмонова Феруза Ҳамидуллаевна', href: '#42' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const DontRepeatTheTitle: Story = {
  args: {
    crumbs: [
      { label: 'Mijozlar', href: '#members' },
      { label: 'Tahrirlash', href: '#members/edit/42' },
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Mijozlar' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Абдурахмонова/ })).toHaveFocus()
  },
}

/** An arrow that is named by where it leads. */
export const APhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: /Абдурахмонова/ })
    await expect(back).toBeVisible()
    await expect(back).toHaveAttribute('href', '#42')
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mijozlar' })).toHaveAttribute('href', '#members')
  },
}
