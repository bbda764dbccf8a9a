import { notFoundPageDocs } from './NotFoundPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from '../../components/Button/index.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = {
  title: 'Templates/NotFoundPage',
  component: NotFoundPage,
  parameters: { part: notFoundPageDocs },
  args: {
    title: 'Sahifa topilmadi',
    text: 'Manzil oʻzgargan yoki yozuv oʻchirilgan boʻlishi mumkin.',
    action: <ButtonLink href="#home">Bosh sahifa</ButtonLink>,
  },
} satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontBlame: Story = { args: { title: '404', text: null } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Bosh sahifa' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bosh sahifa' })).toHaveAttribute('href', '#home')
  },
}
