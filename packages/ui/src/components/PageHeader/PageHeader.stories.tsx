import { pageHeaderDocs } from './PageHeader.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { part: pageHeaderDocs },
  args: { title: 'Mijozlar' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleCanTakeFocus: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Mijozlar' })
    title.focus()
    await expect(title).toHaveFocus()
  },
}

/** The heading is the name of the record, which the page has. */
export const TheWayToARecord: Story = {
  args: { title: 'Profil', as: 'text', crumbs: [{ label: 'Mijozlar', href: '#members' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profil')).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const DontWriteALetter: Story = {
  args: {
    title: 'Klubingizning barcha mijozlari, ularni qidirish, saralash va boshqarish uchun sahifa',
  },
}

export const Keyboard: Story = {
  args: { crumbs: [{ label: 'Toʻlovlar', href: '#payments' }] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Toʻlovlar' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  args: {
    title: 'Абдурахмонова Феруза Ҳамидуллаевна',
    crumbs: [{ label: 'Клиенты', href: '#members' }],
  },
}
