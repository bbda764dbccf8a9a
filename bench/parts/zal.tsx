import { useState, type ReactNode } from 'react'
import { Button as OurButton } from '../../packages/ui/src/components/Button/index.ts'
import { DataTable as OurTable } from '../../packages/ui/src/components/DataTable/index.ts'
import { Dialog as OurDialog } from '../../packages/ui/src/components/Dialog/index.ts'
import { DateField } from '../../packages/ui/src/fields/DateField/index.ts'
import { SelectField } from '../../packages/ui/src/fields/SelectField/index.ts'
import { GlobalStyle, UiProvider, type UiWords } from '../../packages/ui/src/theme/index.ts'
import { choices, people, type Person } from './sample.ts'

/**
 * Provider of a page with the texts of one component only, as the peers have them; see
 * ../parts.mjs.
 */
export const ground = (words: Partial<UiWords>) =>
  function Ground({ children }: { children: ReactNode }) {
    return (
      <UiProvider words={words as UiWords} language="en" theme="light">
        <GlobalStyle />
        {children}
      </UiProvider>
    )
  }

export const Button = ({ onPress }: { onPress?: () => void }) => (
  <OurButton onClick={onPress}>Save</OurButton>
)

export function Select() {
  const [value, setValue] = useState<number | null>(null)
  return <SelectField label="Package" options={choices} value={value} onChange={setValue} />
}

export function DatePicker() {
  const [day, setDay] = useState('2026-11-21')
  return <DateField label="Date" today="2026-11-21" value={day} onChange={setDay} />
}

export function Dialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <OurDialog open={open} onClose={() => setOpen(false)} title="Freeze">
        14 days
      </OurDialog>
    </>
  )
}

const columns = (['name', 'phone', 'status', 'balance'] as const).map((id) => ({
  id,
  label: id,
  sortable: true,
  render: (row: Person) => row[id],
}))

export function DataTable() {
  const [sort, setSort] = useState({ by: 'name', descending: false })
  return (
    <OurTable
      label="Members"
      columns={columns}
      rows={people(sort)}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  )
}

export const acts = {
  Button: { press: 'button', until: 'output', again: '[data-times="2"]' },
  Select: { press: 'button', until: '[role=option]' },
  DatePicker: { press: 'button', until: '[role=gridcell] button, [role=grid] button' },
  Dialog: { press: 'button', until: '[role=dialog]' },
  DataTable: {
    press: 'th button',
    until: 'th[aria-sort=descending]',
    again: 'th[aria-sort=ascending]',
  },
}
