import { listPageDocs } from './ListPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { Tabs } from '../../components/Tabs/index.ts'
import { AddIcon } from '../../icons/index.ts'
import { ListPage } from './ListPage.tsx'

const meta = {
  title: 'Templates/ListPage',
  component: ListPage,
  parameters: { part: listPageDocs },
  args: {
    title: 'Xonalar',
    actions: (
      <Button size="sm" icon={AddIcon}>
        Xona qoʻshish
      </Button>
    ),
    tabs: (
      <Tabs
        label="Xonalar"
        current="used"
        tabs={[
          { id: 'used', label: 'Ishlatilmoqda', href: '#used', count: 0 },
          { id: 'all', label: 'Toʻliq', href: '#all' },
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

export const DontRepeatActions: Story = {
  args: {
    actions: ['Qoʻshish', 'Yangi', 'Yaratish'].map((words) => (
      <Button key={words} size="sm">
        {words}
      </Button>
    )),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Toʻliq' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xona qoʻshish' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Xonalar' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hali xonalar yoʻq' })).toBeVisible()
  },
}
