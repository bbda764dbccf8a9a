import { iconTagDocs } from './IconTag.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { BankIcon, CardIcon, CashIcon, TerminalIcon, WalletIcon } from '../../icons/index.ts'
import { Inline } from '../Inline/index.ts'
import { IconTag } from './IconTag.tsx'

const meta = {
  title: 'Components/IconTag',
  component: IconTag,
  parameters: { part: iconTagDocs },
  args: { label: 'Naqd pul', icon: CashIcon },
} satisfies Meta<typeof IconTag>
export default meta
type Story = StoryObj<typeof meta>

export const NamesItself: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Naqd pul' })).toBeVisible()
  },
}

export const Catalog: Story = {
  render: () => (
    <Shelf label="Toʻlov usullari">
      <IconTag label="Naqd pul" icon={CashIcon} />
      <IconTag label="Terminal" icon={TerminalIcon} />
      <IconTag label="Click" letter="C" />
      <IconTag size="md" label="Karta" icon={CardIcon} />
      <IconTag size="lg" label="Bank" icon={BankIcon} />
      <IconTag size="lg" tone="info" label="Terminal" icon={TerminalIcon} />
      <IconTag size="lg" tone="success" label="Naqd pul" icon={CashIcon} />
      <IconTag size="lg" tone="warning" label="Depozit" icon={WalletIcon} />
      <IconTag size="lg" tone="danger" label="Karta" icon={CardIcon} />
    </Shelf>
  ),
}

export const DontLineUpMany: Story = {
  render: () => (
    <Inline gap="tight">
      <IconTag label="Naqd pul" icon={CashIcon} />
      <IconTag label="Terminal" icon={TerminalIcon} />
      <IconTag label="Karta" icon={CardIcon} />
      <IconTag label="Bank" icon={BankIcon} />
      <IconTag label="Depozit" icon={WalletIcon} />
      <IconTag label="Payme" letter="P" />
    </Inline>
  ),
}
