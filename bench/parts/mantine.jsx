import {
  Button as TheirButton,
  MantineProvider,
  Modal,
  Select as TheirSelect,
  Table,
  UnstyledButton,
} from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { choices, people } from './sample.ts'

export const Ground = ({ children }) => <MantineProvider>{children}</MantineProvider>

export const Button = ({ onPress }) => <TheirButton onClick={onPress}>Save</TheirButton>

const data = choices.map(({ id, label }) => ({ value: String(id), label }))

export function Select() {
  const [value, setValue] = useState(null)
  return <TheirSelect label="Package" data={data} value={value} onChange={setValue} />
}

export function DatePicker() {
  const [day, setDay] = useState('2026-11-21')
  return <DatePickerInput label="Day" valueFormat="DD/MM/YYYY" value={day} onChange={setDay} />
}

export function Dialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Freeze">
        14 days
      </Modal>
    </>
  )
}

const columns = ['name', 'phone', 'status', 'balance']

export function DataTable() {
  const [sort, setSort] = useState({ by: 'name', descending: false })
  return (
    <Table stickyHeader highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {columns.map((id) => (
            <Table.Th
              key={id}
              aria-sort={sort.by === id ? (sort.descending ? 'descending' : 'ascending') : 'none'}
            >
              <UnstyledButton onClick={() => setSort({ by: id, descending: !sort.descending })}>
                {id}
              </UnstyledButton>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people(sort).map((row) => (
          <Table.Tr key={row.id}>
            {columns.map((id) => (
              <Table.Td key={id}>{row[id]}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

export const acts = {
  Button: { press: 'button', until: 'output', again: '[data-times="2"]' },
  Select: { press: 'input', until: '[role=option]' },
  DatePicker: { press: 'button', until: 'table button' },
  Dialog: { press: 'button', until: '[role=dialog]' },
  DataTable: {
    press: 'th button',
    until: 'th[aria-sort=descending]',
    again: 'th[aria-sort=ascending]',
  },
}
