import MuiButton from '@mui/material/Button'
import MuiDialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import TextField from '@mui/material/TextField'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { Fragment, useState } from 'react'
import { choices, people } from './sample.ts'

export const Ground = Fragment

export const Button = ({ onPress }) => (
  <MuiButton variant="contained" onClick={onPress}>
    Save
  </MuiButton>
)

export function Select() {
  const [value, setValue] = useState('')
  return (
    <TextField select label="Package" value={value} onChange={(e) => setValue(e.target.value)}>
      {choices.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

export function DatePicker() {
  const [day, setDay] = useState(dayjs('2026-11-21'))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MuiDatePicker label="Day" format="DD/MM/YYYY" value={day} onChange={setDay} />
    </LocalizationProvider>
  )
}

export function Dialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <MuiDialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Freeze</DialogTitle>
        <DialogContent>14 days</DialogContent>
      </MuiDialog>
    </>
  )
}

const columns = ['name', 'phone', 'status', 'balance']

export function DataTable() {
  const [sort, setSort] = useState({ by: 'name', descending: false })
  const direction = sort.descending ? 'desc' : 'asc'
  return (
    <Table stickyHeader>
      <TableHead>
        <TableRow>
          {columns.map((id) => (
            <TableCell key={id} sortDirection={sort.by === id ? direction : false}>
              <TableSortLabel
                active={sort.by === id}
                direction={direction}
                onClick={() => setSort({ by: id, descending: !sort.descending })}
              >
                {id}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {people(sort).map((row) => (
          <TableRow key={row.id} hover>
            {columns.map((id) => (
              <TableCell key={id}>{row[id]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export const acts = {
  Button: { press: 'button', until: 'output', again: '[data-times="2"]' },
  Select: { press: '[role=combobox]', until: '[role=option]' },
  DatePicker: { press: 'button', until: '[role=gridcell]' },
  Dialog: { press: 'button', until: '[role=dialog]' },
  DataTable: {
    press: 'th [role=button], th button',
    until: 'th[aria-sort=descending]',
    again: 'th[aria-sort=ascending]',
  },
}
