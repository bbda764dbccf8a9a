import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EditIcon } from '../../icons/index.ts'
import { Card } from '../Card/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { DataTable } from './DataTable.tsx'
import { columns, members, type Member } from './members.tsx'
import type { DataTableProps } from './table.types.ts'

const Members = (props: DataTableProps<Member>) => <DataTable {...props} />

const meta = {
  title: 'Components/DataTable',
  component: Members,
  args: {
    label: 'Mijozlar',
    columns,
    rows: members,
    keyOf: ({ id }) => id,
    hrefOf: ({ id }) => `#member-${id}`,
    isDimmed: ({ status }) => status === 'inactive',
    sort: { by: 'name', descending: false },
    onSort: fn(),
    actions: ({ name }) => <IconButton icon={EditIcon} label={`Oʻzgartirish: ${name}`} />,
  },
  decorators: (Story) => (
    <Card flush>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof Members>
export default meta
type Story = StoryObj<typeof meta>

export const Sorts: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Ism' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ism' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Balans' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'balance', descending: false })
  },
}

export const OpensARowByPressingAnywhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Gʻulomova/ })).toHaveAttribute(
      'href',
      '#member-1',
    )
    const row = canvas.getByRole('row', { name: /Gʻulomova/ })
    const before = location.hash
    await userEvent.click(within(row).getByRole('button'))
    await expect(location.hash).toBe(before)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.keyboard('j')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('j{ArrowDown}')
    await expect(links[2]).toHaveFocus()
    await userEvent.keyboard('k{ArrowUp}')
    await expect(links[0]).toHaveFocus()
  },
}

export const LeavesLettersToWhoeverTypes: Story = {
  render: (args) => (
    <>
      <input aria-label="Qidirish" />
      <Members {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Qidirish' })
    await userEvent.type(field, 'jk')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('jk')
  },
}

export const Waiting: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Ism' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}

export const NothingYet: Story = {
  args: {
    rows: [],
    empty: <EmptyState kind="first" title="Hali mijozlar yoʻq" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hali mijozlar yoʻq' })).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const Catalog: Story = {}
