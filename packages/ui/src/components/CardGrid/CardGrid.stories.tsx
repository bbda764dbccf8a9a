import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from '../Card/index.ts'
import { FactList } from '../FactList/index.ts'
import { Link } from '../Link/index.ts'
import { Money } from '../Money/index.ts'
import { StatCard } from '../StatCard/index.ts'
import { cardGridDocs } from './CardGrid.docs.ts'
import { CardGrid } from './CardGrid.tsx'

const packages = [
  { name: '12 tashrif', price: 450_000, days: '30 kun' },
  { name: 'Oylik', price: 600_000, days: '30 kun' },
  { name: 'Годовой VIP, безлимит', price: 4_800_000, days: '365 дней' },
]

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: {
    children: packages.map(({ name, price, days }) => (
      <li key={name}>
        <Card
          title={name}
          facts={
            <FactList
              facts={[
                { label: 'Narxi', value: <Money amount={price} currency="UZS" /> },
                { label: 'Muddati', value: days },
              ]}
            />
          }
        />
      </li>
    )),
  },
  parameters: { part: cardGridDocs },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Packages: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    const tops = items.map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const OneUnderTheOtherOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
  },
}

export const Keyboard: Story = {
  args: {
    stepped: true,
    children: packages.map(({ name }) => (
      <li key={name}>
        <Card title={<Link href={`#${name}`}>{name}</Link>} />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link')
    await userEvent.keyboard('[KeyJ]')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('[KeyJ][ArrowDown]')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('[KeyK]')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('[Home]')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('[End][ArrowUp]')
    await expect(second).toHaveFocus()
  },
}

/** Four in a row, also beside a rail. */
export const Figures: Story = {
  args: {
    figures: true,
    children: ['184', '68%', '79%', '71'].map((value) => (
      <li key={value}>
        <StatCard label="Tashriflar" value={value} note="30 kun" />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const DontMix: Story = {
  tags: ['!test'],
  args: {
    children: (
      <>
        <li>
          <Card title="Oylik" />
        </li>
        <li>
          <StatCard label="Tashriflar" value="184" />
        </li>
      </>
    ),
  },
}

export const Catalog: Story = {}
