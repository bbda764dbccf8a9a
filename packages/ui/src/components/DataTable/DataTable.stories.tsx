import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditIcon } from '../../icons/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Card } from '../Card/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Money } from '../Money/index.ts'
import { dataTableDocs } from './DataTable.docs.ts'
import { DataTable } from './DataTable.tsx'
import type { ColumnLayout } from './layout.ts'
import { columns, crowd, members, type Member } from './members.fixture.tsx'
import type { DataTableProps, RowKey } from './table.types.ts'

/** Keeps selection and columns in state, as a screen would. */
function Members({ selected, layout, onSelect, onLayout, ...rest }: DataTableProps<Member>) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(selected ?? new Set())
  const [own, setOwn] = useState<ColumnLayout>(layout ?? {})
  return (
    <DataTable
      {...rest}
      selected={keys}
      onSelect={
        onSelect &&
        ((next) => {
          setKeys(next)
          onSelect(next)
        })
      }
      layout={own}
      onLayout={
        onLayout &&
        ((next) => {
          setOwn(next)
          onLayout(next)
        })
      }
    />
  )
}

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
  parameters: { part: dataTableDocs },
  decorators: (Story) => (
    <Card flush>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof Members>
export default meta
type Story = StoryObj<typeof meta>

const chosen = (...keys: number[]) => new Set<RowKey>(keys)
const sum = <Money amount={1_621_200} currency="UZS" />

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

export const Chooses: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const tick = (name: RegExp) => canvas.getByRole('checkbox', { name })
    await userEvent.click(tick(/^Select Gʻulomova/))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1))
    await expect(tick(/all/)).toBePartiallyChecked()
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(tick(/^Select Абдыкеримов/))
    await user.keyboard('{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 2, 3, 4))
    await userEvent.click(tick(/all/))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 2, 3, 4, 5, 6))
    await expect(tick(/all/)).toBeChecked()
    await userEvent.click(tick(/all/))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen())
  },
}

export const ChoosesOnCards: Story = {
  args: { onSelect: fn(), totals: { balance: sum } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Қодиров/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(2))
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(2, 1, 3, 4, 5, 6))
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen())
  },
}

export const Keyboard: Story = {
  args: { onSelect: fn(), onLayout: fn() },
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.keyboard('j')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('j{ArrowDown}')
    await expect(links[2]).toHaveFocus()
    await userEvent.keyboard('k{ArrowUp}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links[5]).toHaveFocus()
    await userEvent.keyboard('{Home}x')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1))
    await userEvent.keyboard('jj{Shift>}x{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 2, 3))
    await userEvent.keyboard('x')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 2))
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 2, 3, 4, 5, 6))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen())
    const before = location.hash
    links[1]?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(links[1]).toHaveFocus()
    await expect(location.hash).toBe(before)

    const edge = await canvas.findByRole('separator', { name: 'Width of Telefon' })
    const head = canvas.getByRole('columnheader', { name: /Telefon/ })
    const width = head.offsetWidth
    edge.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(Math.abs(head.offsetWidth - width - 32)).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(Math.abs(head.offsetWidth - width - 16)).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{Enter}')
    await expect(edge).toHaveAttribute('aria-valuetext', 'automatic')
  },
}

export const IgnoresShortcutsWhileTyping: Story = {
  args: { onSelect: fn() },
  render: (args) => (
    <>
      <input aria-label="Qidirish" maxLength={100} autoComplete="off" />
      <Members {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Qidirish' })
    await userEvent.type(field, 'jkx{Control>}a{/Control}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('jkx')
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { isBusy: ({ id }) => id === 2 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Қодиров/ })
    await expect(row).toHaveAttribute('aria-busy', 'true')
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument()
    const before = location.hash
    await userEvent.click(within(row).getByText('Muzlatilgan'))
    await expect(location.hash).toBe(before)
  },
}

export const Totals: Story = {
  args: { totals: { balance: sum } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Total/ })
    await expect(row).toHaveTextContent('1 621 200 UZS')
  },
}

export const OtherColumns: Story = {
  args: {
    layout: { order: ['balance'], hidden: ['phone'], widths: { name: 320, balance: 200 } },
    onLayout: fn(),
  },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['Ism', 'Balans', 'Holat', 'Actions'])
    await expect(canvas.getByRole('columnheader', { name: /Ism/ }).offsetWidth).toBe(320)
  },
}

export const WiderThanItsPlace: Story = {
  args: {
    layout: { widths: { name: 260, phone: 400, status: 400, balance: 400 } },
    onLayout: fn(),
    onSelect: fn(),
  },
  decorators: (Story) => (
    <div style={{ maxWidth: '56em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /Gʻulomova/ })
    const frame = name.closest('[data-table]')
    await waitFor(() => expect(frame).toHaveAttribute('data-wide', 'true'))
    const act = canvas.getByRole('button', { name: /Gʻulomova/ })
    const places = () => [name.getBoundingClientRect().left, act.getBoundingClientRect().right]
    const before = places()
    await expect(act.getBoundingClientRect().right).toBeLessThan(
      Number(frame?.getBoundingClientRect().right),
    )
    frame?.scrollTo({ left: 300 })
    await waitFor(() => expect(frame?.scrollLeft).toBe(300))
    await expect(places()).toEqual(before)
  },
}

const hundredThousand = crowd(100_000)

export const HundredThousandRows: Story = {
  args: { rows: hundredThousand, virtual: true, height: '30em', onSelect: fn(), sort: undefined },
  play: async ({ canvas, args }) => {
    const table = await canvas.findByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    const drawn = () => canvas.getAllByRole('row').length
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8))
    await expect(drawn()).toBeLessThanOrEqual(60)
    await userEvent.keyboard('j')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2')
    await userEvent.keyboard('x{End}')
    const last = document.activeElement?.closest('tr')
    await expect(last).toHaveAttribute('aria-rowindex', '100001')
    await waitFor(() => expect(last).toBeVisible())
    const frame = table.parentElement
    const inside = (row: Element | null | undefined) => {
      const [{ top, bottom } = new DOMRect(), outer] = [
        row?.getBoundingClientRect(),
        frame?.getBoundingClientRect(),
      ]
      return top >= (outer?.top ?? 0) && bottom <= (outer?.bottom ?? 0) + 1
    }
    await waitFor(() => expect(inside(last)).toBe(true))
    await expect(drawn()).toBeLessThanOrEqual(60)
    frame?.scrollTo({ top: 1_000_000 })
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8))
    await expect(last).toBeInTheDocument()
    await userEvent.keyboard('k')
    const before = document.activeElement?.closest('tr')
    await expect(before).toHaveAttribute('aria-rowindex', '100000')
    await waitFor(() => expect(inside(before)).toBe(true))
    await userEvent.keyboard('{Shift>}x{/Shift}')
    const [keys] = fnOf(args.onSelect).mock.lastCall ?? []
    await expect(keys?.size).toBe(99_999)
    // Between two rows, the header covers a tick: the size of targets is checked at the top.
    frame?.scrollTo({ top: 0 })
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
}

/** Virtual rows are added and removed in the same commit, because each change costs a frame. */
export const RowsComeAndGoTogether: Story = {
  args: { rows: hundredThousand, virtual: true, height: '40em', sort: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8))
    const table = canvas.getByRole('table')
    const frame = table.parentElement
    const changes: { came: boolean; went: boolean }[] = []
    const isRow = (node: Node) => node instanceof HTMLElement && node.dataset.at !== undefined
    const watch = new MutationObserver((records) => {
      const came = records.some(({ addedNodes }) => [...addedNodes].some(isRow))
      const went = records.some(({ removedNodes }) => [...removedNodes].some(isRow))
      if (came || went) changes.push({ came, went })
    })
    // Away from the first row, where no rows are removed.
    const first = () => Number(canvas.getAllByRole('row')[2]?.getAttribute('aria-rowindex'))
    frame?.scrollTo({ top: 100_000 })
    await waitFor(() => expect(first()).toBeGreaterThan(1000))
    const begin = first()
    watch.observe(table, { childList: true, subtree: true })
    for (let turn = 1; turn <= 32; turn += 1) {
      frame?.scrollTo({ top: 100_000 + turn * 26 })
      await new Promise(requestAnimationFrame)
    }
    await waitFor(() => expect(first()).toBeGreaterThan(begin + 8))
    watch.disconnect()
    await expect(changes.length).toBeGreaterThan(0)
    await expect(changes.filter(({ came, went }) => came !== went)).toEqual([])
  },
}

const many = [...columns, ...['a', 'b', 'c'].map((id) => ({ ...columns[3]!, id, label: id }))]
const heads = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent)

/** The least important columns are left out, and text keeps its size. */
export const LeavesOutColumnsWithoutRoom: Story = {
  args: {
    fits: true,
    columns: many.map((one) => (one.id === 'a' ? { ...one, priority: 9 } : one)),
  },
  decorators: (Story) => (
    <div style={{ maxWidth: '44em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(heads(canvas)).not.toContain('a'))
    await expect(heads(canvas)[0]).toBe('Ism')
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    const place = canvasElement.querySelector<HTMLElement>('[style*="max-width"]')
    if (place) place.style.maxWidth = 'none'
    await waitFor(() => expect(heads(canvas)).toContain('a'))
  },
}

/** On a phone a row is picture, name, one line and its end; a long press selects it. */
export const RowsOnAPhone: Story = {
  args: {
    narrow: 'rows',
    onSelect: fn(),
    columns: columns.map((one) => ({
      ...one,
      phone: ({ name: 'title', phone: 'line', status: 'end' } as const)[one.id],
    })),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('Gʻulomova Oʻgʻiloy').closest('li')!
    await expect(row.offsetHeight).toBe(64)
    await expect(within(row).getByText('(+998) 90 123-45-67')).toBeVisible()
    await expect(within(row).queryByText('250 000')).not.toBeInTheDocument()
    const touch = { pointerId: 5, pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 }
    row.dispatchEvent(new PointerEvent('pointerdown', touch))
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1)))
    row.dispatchEvent(new PointerEvent('pointerup', touch))
    // The click that ends a long press does not open the row.
    row.querySelector('a')?.click()
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    // While rows are being selected, a tap selects.
    await userEvent.click(canvas.getByText('Александра Щербакова'))
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen(1, 3))
  },
}

export const HundredThousandCards: Story = {
  args: { rows: hundredThousand, virtual: true },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('listitem')
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(4))
    await expect(cards().length).toBeLessThanOrEqual(60)
    await expect(cards()[0]).toHaveAttribute('aria-setsize', '100000')
    window.scrollTo({ top: 5_000_000 })
    await waitFor(() =>
      expect(Number(cards()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(10_000),
    )
    await expect(cards().length).toBeLessThanOrEqual(60)
  },
}

export const ReadsOn: Story = {
  args: { hasMore: true, onMore: fn(), rows: members },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledTimes(2)
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
    empty: <EmptyState kind="first" title="Hali mijoz yoʻq" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hali mijoz yoʻq' })).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** Six columns of figures where two are enough. */
export const DontShowEverything: Story = {
  tags: ['!test'],
  args: {
    columns: [
      ...columns,
      ...['Depozit', 'Bonus', 'Qarz', 'Chegirma'].map((label) => ({
        id: label,
        label,
        align: 'end' as const,
        render: ({ balance }: Member) => <Money amount={balance} currency="UZS" />,
      })),
    ],
  },
}

/** Content without room beside the name goes below it, not below the picture. */
export const PictureBesideNameAndCorner: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    columns: columns.map((column) =>
      column.id === 'name' ? { ...column, picture: ({ name }) => <Avatar name={name} /> } : column,
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Қодиров Ғайрат Ҳамидович')
    const box = (element: Element | null | undefined) => element!.getBoundingClientRect()
    const picture = name.closest('li')?.querySelector('[data-avatar]')
    await waitFor(() => expect(box(picture).right).toBeLessThan(box(name).left))
    const corner = canvas.getByText('Muzlatilgan')
    await expect(box(corner).left).toBeGreaterThanOrEqual(box(name).left)
  },
}

export const Catalog: Story = {
  // Two tables of the same people, which the app never has.
  parameters: {
    a11y: { options: { rules: { 'identical-links-same-purpose': { enabled: false } } } },
  },
  args: { actions: undefined },
  render: (args) => (
    <>
      <Members
        {...args}
        label="Tanlash"
        selected={chosen(1, 3)}
        onSelect={fn()}
        isBusy={({ id }) => id === 4}
        totals={{ balance: sum }}
      />
      <Members
        {...args}
        label="Ixcham"
        density="compact"
        layout={{ order: ['balance'], hidden: ['phone'] }}
        hasMore
        loadingMore
        onMore={fn()}
      />
    </>
  ),
}

const fnOf = (given: DataTableProps<Member>['onSelect']) =>
  given as ReturnType<typeof fn<NonNullable<typeof given>>>
