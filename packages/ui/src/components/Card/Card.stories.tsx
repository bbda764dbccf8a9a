import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EditIcon, GlobalIcon, MoreIcon, PlaceIcon, RemoveIcon } from '../../icons/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge, StatusBadge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { CardGrid } from '../CardGrid/index.ts'
import { Collapsible } from '../Collapsible/index.ts'
import { FactList } from '../FactList/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Money } from '../Money/index.ts'
import { Phone } from '../Phone/index.ts'
import { Prediction } from '../Prediction/index.ts'
import { cardDocs } from './Card.docs.ts'
import { Card, type CardProps } from './Card.tsx'

const edit = fn()

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Toʻlov', children: 'Yillik VIP (12 oy)' },
  parameters: { part: cardDocs },
  beforeEach: () => edit.mockClear(),
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const active = <StatusBadge tone="success">Faol</StatusBadge>

const member: CardProps = {
  href: '#member-7',
  picture: <Avatar name="Gʻulomova Oʻgʻiloy" />,
  title: 'Gʻulomova Oʻgʻiloy Rahmatullayevna',
  subtitle: <Phone phone="+998901234567" />,
  badges: (
    <>
      {active}
      <Badge tone="violet">Tashqi mijoz</Badge>
    </>
  ),
  actions: (
    <>
      <IconButton icon={EditIcon} label="Oʻzgartirish: Gʻulomova" size="xs" onClick={edit} />
      <IconButton icon={RemoveIcon} label="Oʻchirish: Gʻulomova" size="xs" tone="danger" />
    </>
  ),
  facts: (
    <FactList
      facts={[
        { label: 'Jinsi', value: 'Ayol' },
        { label: 'Paket yoki guruh darsi', value: 'Yillik VIP (12 oy)' },
        { label: 'Qolish ehtimoli', value: <Prediction percent={82} label="Qolish ehtimoli" /> },
      ]}
    />
  ),
  children: null,
}

const pack: CardProps = {
  tall: true,
  title: 'Утро, 12 посещений',
  badges: (
    <>
      <StatusBadge tone="success">Активен</StatusBadge>
      <Badge tone="violet">
        <GlobalIcon aria-hidden />
        Во всех клубах
      </Badge>
    </>
  ),
  actions: <IconButton icon={MoreIcon} label="Действия: Утро, 12 посещений" size="xs" />,
  facts: (
    <FactList
      facts={[
        { label: 'Цена', value: <Money amount={1_450_000} currency="UZS" /> },
        { label: 'Время', value: '07:00 – 12:00' },
        { label: 'Срок', value: '30 дней' },
        { label: 'Посещения', value: 12 },
        { label: 'Тренер', value: 'Қодиров Ғайрат' },
        { label: 'Зал', value: 'Yoga zali' },
        { label: 'Период', value: 'Пн Ср Пт' },
        { label: 'Места', value: '4 из 15' },
        { label: 'Создан', value: '14/03/2026' },
      ]}
    />
  ),
  children: null,
}

const staff: CardProps = {
  picture: <Avatar name="Қодиров Ғайрат" />,
  title: 'Қодиров Ғайрат Ҳамидович',
  subtitle: 'Тренер',
  badges: <StatusBadge tone="success">Активен</StatusBadge>,
  actions: <IconButton icon={EditIcon} label="Изменить: Қодиров Ғайрат" size="xs" />,
  facts: (
    <FactList
      facts={[
        { label: 'Телефон', value: <Phone phone="+998937654321" /> },
        { label: 'Почта', value: 'gayrat.qodirov@zal.example' },
      ]}
    />
  ),
  children: null,
}

const club: CardProps = {
  picture: <Avatar name="Chilonzor" />,
  title: 'Zal Chilonzor',
  subtitle: 'Toshkent, Chilonzor tumani, Bunyodkor shoh koʻchasi 42',
  badges: active,
  actions: (
    <Button size="xs" tone="outline" icon={PlaceIcon}>
      Xarita
    </Button>
  ),
  facts: (
    <FactList
      facts={[
        { label: 'Ish vaqti', value: '06:00 – 23:00' },
        { label: 'Telefon', value: <Phone phone="+998712001122" /> },
      ]}
    />
  ),
  children: null,
}

const payment: CardProps = {
  title: 'Щербакова Александра',
  subtitle: '№ 10 482 · 21/11/2026',
  badges: <StatusBadge tone="warning">Частичный возврат</StatusBadge>,
  actions: (
    <strong>
      <Money amount={1_450_000} currency="UZS" />
    </strong>
  ),
  facts: (
    <FactList
      facts={[
        { label: 'Пакет или занятие', value: 'Годовой VIP' },
        { label: 'Способ', value: 'Наличные + Click' },
      ]}
    />
  ),
  details: (
    <Collapsible title="Дополнительно">
      <FactList
        facts={[
          { label: 'Наличные', value: <Money amount={1_000_000} currency="UZS" /> },
          { label: 'Click', value: <Money amount={450_000} currency="UZS" /> },
          { label: 'Скидка', value: <Money amount={-50_000} currency="UZS" /> },
          { label: 'Принял', value: 'Karimova Aziza' },
        ]}
      />
    </Collapsible>
  ),
  children: null,
}

export const NamesItsContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Toʻlov' })).toBeVisible()
  },
}

export const Member: Story = {
  args: member,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Gʻulomova/ })
    await expect(link).toHaveAttribute('href', '#member-7')
    const before = location.hash
    await userEvent.click(canvas.getByRole('button', { name: /^Tahrirlash/ }))
    await expect(edit).toHaveBeenCalledOnce()
    await expect(location.hash).toBe(before)
    const { x, y, width, height } = canvas.getByText('Jinsi').getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    await expect(hit).toBe(link)
  },
}

export const Package: Story = {
  args: pack,
  decorators: (Story) => (
    <div style={{ maxWidth: '22em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { name: /Утро/ }).closest('section')
    await expect(card?.offsetHeight).toBeGreaterThanOrEqual(440)
  },
}

export const Staff: Story = {
  args: staff,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Тренер')).toBeVisible()
  },
}

export const Club: Story = {
  args: club,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('06:00 – 23:00')).toBeVisible()
  },
}

export const Payment: Story = {
  args: payment,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Принял')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Дополнительно'))
    await expect(canvas.getByText('Karimova Aziza')).toBeVisible()
  },
}

export const Dimmed: Story = {
  args: { ...member, dimmed: true, badges: <StatusBadge dimmed>Nofaol</StatusBadge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nofaol')).toBeVisible()
  },
}

export const Keyboard: Story = {
  args: { ...member, details: payment.details },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Tahrirlash/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('Дополнительно').closest('summary')).toHaveFocus()
  },
}

/** Without actions there are no buttons; the facts stay. */
export const Disabled: Story = {
  args: { ...staff, actions: undefined, dimmed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('gayrat.qodirov@zal.example')).toBeVisible()
  },
}

export const DontNest: Story = {
  tags: ['!test'],
  args: { title: 'Toʻlov', children: <Card title="Tafsilotlar">Naqd</Card> },
}

/** A link in the title of a card without href covers its text only, not the card. */
export const ALinkInTheTitleStaysInIt: Story = {
  args: { title: <a href="#member">Gʻulomova Oʻgʻiloy</a>, children: 'Yillik VIP (12 oy)' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Yillik VIP (12 oy)').getBoundingClientRect()
    const hit = document.elementFromPoint(words.left + words.width / 2, words.top + 4)
    await expect(hit?.closest('a')).toBeNull()
  },
}

export const Catalog: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1em' }}>
      <CardGrid>
        {[
          member,
          staff,
          club,
          payment,
          { ...member, href: '#member-8', dimmed: true },
          pack,
          { ...pack, dimmed: true, badges: <StatusBadge dimmed>Неактивен</StatusBadge> },
        ].map((card, at) => (
          <li key={at}>
            <Card {...card} />
          </li>
        ))}
      </CardGrid>
      <Card
        title="История оплат"
        flush
        actions={
          <Button size="xs" tone="outline">
            Экспорт
          </Button>
        }
      >
        <div style={{ padding: '1em' }}>№ 10 482</div>
      </Card>
      <Card>Sarlavhasiz karta</Card>
    </div>
  ),
}
