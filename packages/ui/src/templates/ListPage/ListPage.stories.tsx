import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { Tabs } from '../../components/Tabs/index.ts'
import { AddIcon } from '../../icons/index.ts'
import { ListPage } from './ListPage.tsx'

const meta = {
  title: 'Templates/ListPage',
  component: ListPage,
  args: {
    title: 'Xonalar',
    actions: (
      <Button size="sm" tone="secondary" icon={AddIcon}>
        Xona qoʻshish
      </Button>
    ),
    tabs: (
      <Tabs
        label="Xonalar"
        current="used"
        tabs={[
          { id: 'used', label: 'Ishlatilmoqda', href: '#used', count: 0 },
          { id: 'all', label: 'Hammasi', href: '#all' },
        ]}
      />
    ),
    children: (
      <Card flush>
        <EmptyState kind="first" title="Hali xonalar yoʻq">
          Xona qoʻshing: mashgʻulotlar jadvali shu yerdan boshlanadi.
        </EmptyState>
      </Card>
    ),
  },
} satisfies Meta<typeof ListPage>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Xonalar' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hali xonalar yoʻq' })).toBeVisible()
  },
}
