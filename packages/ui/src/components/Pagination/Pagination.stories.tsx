import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paginationDocs } from './Pagination.docs.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 24, perPage: 10, total: 237, hrefOf: (page) => `#page=${page}` },
  parameters: { part: paginationDocs },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToOtherPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30 of 237')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=4')
    await expect(canvas.getByRole('link', { name: 'Page 24' })).toHaveAttribute('href', '#page=24')
  },
}

export const WritesThousandsApart: Story = {
  args: { page: 2, pageCount: 200, total: 2000 },
  play: async ({ canvas }) => {
    // U+00A0, so that the number never wraps.
    await expect(canvas.getByText(/11/).textContent).toBe('11–20 of 2\u00a0000')
  },
}

export const CountsAtLeast: Story = {
  args: { page: 2, pageCount: 100, total: 1000, totalIsMinimum: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11/).textContent).toBe('11–20 of 1\u00a0000+')
  },
}

export const SaysTheNoun: Story = {
  args: { rangeOf: ({ range, total }) => `${total} ta mijozdan ${range}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('237 ta mijozdan 21–30')).toBeVisible()
  },
}

export const OffersMoreRows: Story = {
  args: { perPage: 25, pageCount: 10, sizes: [25, 50, 100], onSize: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rows per page: 25' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '50 rows' }))
    await expect(args.onSize).toHaveBeenCalledWith(50)
  },
}

export const EndsWithTheLast: Story = {
  args: { page: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('231–237 of 237')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('href')
  },
}

export const Disabled: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Previous page' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).not.toHaveAttribute('href')
  },
}

export const Keyboard: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus()
    await userEvent.tab()
    const second = canvas.getByRole('link', { name: 'Page 2' })
    await expect(second).toHaveFocus()
    const followed: string[] = []
    second.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(second.getAttribute('href') ?? '')
    })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#page=2'])
  },
}

export const SaysNothingOfNothing: Story = {
  args: { page: 1, pageCount: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const DontPageTheShort: Story = {
  tags: ['!test'],
  args: { page: 1, pageCount: 3, perPage: 3, total: 8 },
}

export const Catalog: Story = {
  // Five of them on one page, which the app never has.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <>
      <Pagination {...args} page={1} pageCount={1} total={7} />
      <Pagination {...args} page={2} pageCount={5} total={48} />
      <Pagination {...args} page={1} perPage={25} pageCount={10} sizes={[25, 50]} onSize={fn()} />
      <Pagination {...args} page={12} />
      <Pagination {...args} page={5000} pageCount={5000} total={50_000} />
    </>
  ),
}
