import { pageHeaderDocs } from './PageHeader.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AddIcon } from '../../icons/index.ts'
import { StatusBadge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { part: pageHeaderDocs },
  args: {
    title: 'Mijozlar',
    actions: (
      <>
        <Button tone="outline" size="sm">
          Eksport
        </Button>
        <Button tone="secondary" size="sm" icon={AddIcon}>
          Roʻyxatga olish
        </Button>
      </>
    ),
  },
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

export const DontWriteALetter: Story = {
  args: {
    description:
      'Bu sahifada siz klubingizning barcha mijozlarini koʻrishingiz, ularni qidirishingiz, saralashingiz va boshqarishingiz mumkin.',
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Eksport' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Roʻyxatga olish' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  args: {
    title: 'Абдурахмонова Феруза Ҳамидуллаевна',
    beside: <StatusBadge tone="success">Активен</StatusBadge>,
    description: 'Клиент с 12/03/2024',
    crumbs: [{ label: 'Клиенты', href: '#members' }, { label: 'Профиль' }],
  },
}
