import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchField } from '../../fields/SearchField/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { DataTable } from '../DataTable/index.ts'
import { columns, crowd } from '../DataTable/members.fixture.tsx'
import { filterBarDocs } from './FilterBar.docs.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterPill } from './FilterPill.tsx'

const cleared = fn()

const filters = ['Holati', 'Paket yoki guruh darsi', 'Jinsi', 'Murabbiy', 'Tugʻilgan kun'].map(
  (name) => (
    <FilterPill key={name} label={name} onClear={fn()}>
      {(trigger) => trigger}
    </FilterPill>
  ),
)

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    search: (
      <SearchField
        label="Qidirish"
        hideLabel
        placeholder="Ism yoki telefon"
        value=""
        onChange={fn()}
      />
    ),
    applied: [
      { id: 'status', label: 'Holat: faol', onRemove: fn() },
      { id: 'package', label: 'Abonement: Yillik VIP (12 oy)', onRemove: fn() },
      { id: 'gender', label: 'Jins: ayol', onRemove: fn() },
    ],
    onClear: fn(),
    found: '48 ta mijoz',
    show: 'Koʻrsatish: 48 ta mijoz',
  },
  parameters: { part: filterBarDocs },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const ClearsAll: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const RemovesOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Holat: faol' }))
    await expect(args.applied?.[0]?.onRemove).toHaveBeenCalledOnce()
  },
}

export const SaysHowManyWereFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 ta mijoz')
  },
}

/** The height of the bar stays constant while typing, since the list is below it. */
export const KeepsItsHeightWhileTyping: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('search')
    const before = bar.offsetHeight
    await userEvent.type(canvas.getByRole('searchbox'), 'a')
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible()
    await expect(bar.offsetHeight).toBe(before)
  },
}

export const ThreeInSight: Story = {
  args: { children: filters },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Jinsi' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Murabbiy' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filters' })
    await expect(
      within(sheet)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(expect.arrayContaining(['Murabbiy', 'Tugʻilgan kun']))
  },
}

/** A filter that is set says its value, and × clears it. */
export const SaysTheValue: Story = {
  args: {
    applied: [{ id: 'status', label: 'Holati: faol', onRemove: fn() }],
    children: (
      <FilterPill label="Holati" value="Faol" onClear={cleared}>
        {(trigger) => trigger}
      </FilterPill>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Holati: Faol' })
    await expect(button).toHaveTextContent(/^Faol$/)
    await expect(canvas.queryByText('Holati: faol')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Holati: Faol' }))
    await expect(cleared).toHaveBeenCalledOnce()
  },
}

/** Without room for three filters the last ones go behind "More filters". */
export const FewerInSightWithoutRoom: Story = {
  args: { children: filters },
  decorators: (Story) => (
    <div style={{ width: '34em' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Jinsi' })).not.toBeInTheDocument(),
    )
    const bar = canvas.getByRole('search')
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  },
}

/** On a phone one button, with the number of active filters, opens all of them. */
export const OneSheetOnAPhone: Story = {
  args: { children: filters },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Jinsi' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters: 3' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }))
    await expect(sheet.getByRole('button', { name: 'Tugʻilgan kun' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.click(sheet.getByRole('button', { name: 'Koʻrsatish: 48 ta mijoz' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
  },
}

const people = crowd(60)

export const StaysUnderTheHeader: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1em' }}>
      <FilterBar {...args} />
      <Card flush>
        <DataTable label="Mijozlar" columns={columns} rows={people} keyOf={({ id }) => id} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 900 })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(800))
    const bar = canvas.getByRole('search').getBoundingClientRect()
    await expect(bar.top).toBe(0)
    const head = canvas.getByRole('columnheader', { name: 'Ism' }).getBoundingClientRect()
    await expect(Math.abs(head.top - bar.bottom)).toBeLessThanOrEqual(1)
    window.scrollTo({ top: 0 })
  },
}

export const ChipsStayOnAPhone: Story = {
  ...StaysUnderTheHeader,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 900 })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(800))
    const chip = canvas.getByText('Holat: faol')
    const { top } = chip.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top).toBeLessThan(40)
    window.scrollTo({ top: 0 })
  },
}

export const Keyboard: Story = {
  args: { search: undefined, children: filters.slice(3) },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Murabbiy' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Holat: faol' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.applied?.[0]?.onRemove).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** A disabled filter stays in place. */
export const Disabled: Story = {
  args: {
    applied: [],
    children: (
      <Button size="sm" tone="outline" disabled>
        Murabbiy
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Murabbiy' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
  },
}

export const DontHideWhatApplies: Story = {
  tags: ['!test'],
  args: { applied: [], found: '3 ta mijoz', children: filters.slice(0, 2) },
}

export const Catalog: Story = {
  decorators: (Story) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1em', padding: '1em' }}
    >
      <Story />
    </div>
  ),
  args: {
    children: filters.slice(0, 3),
    end: (
      <Button size="sm" tone="outline">
        Saralash
      </Button>
    ),
  },
}
