import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { FactList } from '../FactList/index.ts'
import { Verdict } from './Verdict.tsx'
import { verdictDocs } from './Verdict.docs.ts'

const facts = (
  <FactList
    layout="tiles"
    facts={[
      { label: 'Abonement', value: '12 tashrif' },
      { label: 'Tugaydi', value: '11/12/2026' },
      { label: 'Qolgan tashriflar', value: '7 / 12' },
      { label: 'Balans', value: '0 UZS' },
    ]}
  />
)

const meta = {
  title: 'Components/Verdict',
  component: Verdict,
  parameters: { part: verdictDocs },
  args: {
    tone: 'success',
    word: 'Kirish mumkin',
    name: 'Xolmatov Gʻayrat',
    reason: 'Tashrif belgilandi, 14:03.',
    facts,
    actions: <Button size="lg">Keyingi mijoz</Button>,
  },
} satisfies Meta<typeof Verdict>
export default meta
type Story = StoryObj<typeof meta>

export const SaysTheDecidingRule: Story = {
  args: {
    tone: 'danger',
    word: 'Kirish mumkin emas',
    name: 'Azizov Dilshod',
    reason: 'Abonement 07/12/2026 gacha muzlatilgan.',
    actions: <Button size="lg">Muzlatishni tugatish</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kirish mumkin emas')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Azizov Dilshod')
  },
}

export const TellsWhenItClears: Story = {
  args: { aside: '4 soniyadan keyin yopiladi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kirish mumkin')
    await expect(canvas.getByText('4 soniyadan keyin yopiladi')).toBeVisible()
  },
}

export const DontListEveryRule: Story = {
  args: {
    tone: 'warning',
    word: 'Eʼtibor bering',
    name: 'Каримов Бекзод',
    reason: 'Qarzi bor: 80 000 UZS. Abonement bugun tugaydi. Tashriflar: 1. Bugun kelgan.',
  },
}

export const Catalog: Story = {
  args: {
    tone: 'warning',
    word: 'Eʼtibor bering',
    name: 'Каримов Бекзод',
    reason: 'Oxirgi kun bugun.',
  },
}
