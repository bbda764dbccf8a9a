import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MobileIcon } from '../../icons/index.ts'
import { Banner } from '../Banner/index.ts'
import { Button } from '../Button/index.ts'
import { IconTag } from '../IconTag/index.ts'
import { itemListDocs } from './ItemList.docs.ts'
import { ItemList } from './ItemList.tsx'

const end = (
  <Button size="sm" tone="outline">
    Tugatish
  </Button>
)
const phone = <IconTag label="Telefon" icon={MobileIcon} />

const meta = {
  title: 'Components/ItemList',
  component: ItemList,
  args: {
    label: 'Qurilmalar',
    items: [
      {
        id: 1,
        picture: phone,
        title: 'iPhone 15',
        lines: ['Safari 18, iOS 18', 'Bugun, 10:02'],
        end,
      },
      { id: 2, picture: phone, title: 'Redmi Note 13', lines: ['Chrome 130, Android 14'], end },
    ],
  },
  parameters: { part: itemListDocs },
} satisfies Meta<typeof ItemList>

export default meta
type Story = StoryObj<typeof meta>

export const ShowsEachLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Qurilmalar' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const DontFill: Story = {
  tags: ['!test'],
  args: {
    items: [
      {
        id: 1,
        title: 'iPhone 15',
        end: (
          <>
            {end}
            {end}
          </>
        ),
      },
    ],
  },
}

export const Catalog: Story = {
  args: {
    label: 'Kirish',
    items: [
      {
        id: 'mail',
        term: 'E-pochta',
        title: 'aziza@zal.uz',
        lines: ['Shu manzil bilan kirasiz'],
        end,
        below: <Banner>Havolani oching</Banner>,
      },
      { id: 'word', term: 'Parol', title: '••••••••••', end },
      { id: 'phone', picture: phone, title: 'iPhone 15', lines: ['iOS 18'], end: 'Bugun, 10:02' },
    ],
  },
}
