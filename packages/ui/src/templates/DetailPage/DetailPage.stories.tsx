import { detailPageDocs } from './DetailPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Avatar } from '../../components/Avatar/index.ts'
import { Badge, StatusBadge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { FactList } from '../../components/FactList/index.ts'
import { Money } from '../../components/Money/index.ts'
import { Phone } from '../../components/Phone/index.ts'
import { Tabs } from '../../components/Tabs/index.ts'
import { DetailPage } from './DetailPage.tsx'

const meta = {
  title: 'Templates/DetailPage',
  component: DetailPage,
  parameters: { part: detailPageDocs },
  args: {
    picture: <Avatar name="Gʻulomova Oʻgʻiloy" size="lg" />,
    kind: 'Profil',
    crumbs: [{ label: 'Mijozlar', href: '#members' }],
    title: 'Gʻulomova Oʻgʻiloy',
    subtitle: <Phone phone="+998901234567" callable />,
    badges: (
      <>
        <StatusBadge tone="success">Faol</StatusBadge>
        <Badge tone="violet">VIP</Badge>
      </>
    ),
    actions: (
      <>
        <Button size="sm" tone="outline">
          Muzlatish
        </Button>
        <Button size="sm">Toʻlov</Button>
      </>
    ),
    facts: (
      <FactList
        layout="tiles"
        facts={[
          { label: 'Tugaydi', value: '28/08/2026' },
          { label: 'Qolgan tashriflar', value: 7 },
          { label: 'Balans', value: <Money amount={250_000} currency="UZS" tone="signed" /> },
          { label: 'Soʻnggi tashrif', value: '11/03/2026, 18:40' },
        ]}
      />
    ),
    tabs: (
      <Tabs
        label="Mijoz"
        current="plans"
        tabs={[
          { id: 'plans', label: 'Abonementlar', href: '#plans' },
          { id: 'payments', label: 'Toʻlovlar', href: '#payments', count: 12 },
          { id: 'log', label: 'Tarix', href: '#log' },
        ]}
      />
    ),
    children: <Card title="Yillik VIP (12 oy)">01/09/2025 – 28/08/2026</Card>,
  },
} satisfies Meta<typeof DetailPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontStartEmpty: Story = { args: { facts: null, badges: null } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Toʻlov' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Abonementlar' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' }),
    ).toBeVisible()
  },
}
