import { popoverDocs } from './Popover.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { part: popoverDocs },
  args: {
    label: 'Filtrlar',
    trigger: (
      <Button tone="outline" size="sm">
        Yana
      </Button>
    ),
    children: (close) => (
      <div style={{ display: 'grid', gap: '1em', width: '16em' }}>
        <p>Faqat muddati tugayotgan abonementlar</p>
        <Button size="sm" onClick={close}>
          Qoʻllash
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yana' }))
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filtrlar' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Qoʻllash' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Yana' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filtrlar' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const DontNest: Story = {
  args: { children: () => <p>{'Shartnoma shartlari. '.repeat(40)}</p> },
}

export const Catalog: Story = { args: { isOpen: true, placement: 'bottom start' } }
