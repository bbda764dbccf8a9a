import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { checklistDocs } from './Checklist.docs.ts'
import { Checklist, type Check } from './Checklist.tsx'

const checks: Check[] = [
  {
    tone: 'blocks',
    meaning: 'Toʻsiq',
    title: 'Kassa smenasi ochiq',
    text: 'Ergashev Sherzod, 08:58 dan beri',
    action: <Link href="#shift">Smenani ochish</Link>,
  },
  {
    tone: 'warns',
    meaning: 'Ogohlantirish',
    title: '3 ta xodimda faqat shu klub bor',
    text: 'Ularda “Klub biriktirilmagan” chiqadi',
  },
  { tone: 'settled', meaning: 'Hal qilingan', title: 'Boshqa faol klub qoladi' },
]

const meta = {
  title: 'Components/Checklist',
  component: Checklist,
  args: { label: 'Klubni yopish', checks },
  parameters: { part: checklistDocs },
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

export const DontHideTheWay: Story = {
  args: { checks: checks.map(({ action: _, ...check }) => check) },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Smenani ochish' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Klubni yopish' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Toʻsiq' })).toBeVisible()
  },
}
