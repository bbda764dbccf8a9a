import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 24, perPage: 10, total: 237, hrefOf: (page) => `#page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToOtherPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/21–30/)).toHaveTextContent('237')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=4')
    await expect(canvas.getByRole('link', { name: 'Page 24' })).toHaveAttribute('href', '#page=24')
  },
}

export const EndsAtTheFirst: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Previous page' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).not.toHaveAttribute('href')
  },
}

export const SaysNothingOfNothing: Story = {
  args: { page: 1, pageCount: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const Catalog: Story = {
  // Five of them on one page, which no page of ours has.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <>
      <Pagination {...args} page={1} pageCount={1} total={7} />
      <Pagination {...args} page={2} pageCount={5} total={48} />
      <Pagination {...args} page={1} />
      <Pagination {...args} page={12} />
      <Pagination {...args} page={5000} pageCount={5000} total={50_000} />
    </>
  ),
}
