import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Shelf } from '../../foundations/Shelf.tsx'
import { MoneyField } from '../MoneyField/index.ts'
import { TextField } from '../TextField/index.ts'
import { useBarcodeScanner } from './index.ts'
import { useBarcodeScannerDocs } from './useBarcodeScanner.docs.ts'

interface DeskProps {
  onScan: (code: string) => void
  onSend: () => void
  enabled?: boolean
  takes?: (event: KeyboardEvent) => boolean
}

/** Two fields, a button, and the scanned codes. */
function Desk({ onScan, onSend, enabled, takes }: DeskProps) {
  const [codes, setCodes] = useState<string[]>([])
  const [name, setName] = useState('Ali')
  const [sum, setSum] = useState<number | null>(12_000)
  useBarcodeScanner(
    (code) => {
      setCodes((before) => [...before, code])
      onScan(code)
    },
    { enabled, takes },
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Shelf label="Desk" stacked>
        <TextField label="Ism" value={name} onChange={setName} />
        <MoneyField label="Jami" currency="UZS" value={sum} onChange={setSum} />
        <Button type="submit">Saqlash</Button>
        <output aria-label="Shtrix-kodlar">{codes.join(', ') || '—'}</output>
      </Shelf>
    </form>
  )
}

const meta = {
  title: 'Fields/useBarcodeScanner',
  component: Desk,
  args: { onScan: fn(), onSend: fn() },
  parameters: { part: useBarcodeScannerDocs },
} satisfies Meta<typeof Desk>
export default meta
type Story = StoryObj<typeof meta>

const CODE = '4780001234567'
let clock = 1_000_000

/** Presses keys like a scanner; unprevented ones go into the focused field. */
function scan(text: string, { gap = 8, ends = true } = {}) {
  clock += 10_000
  for (const key of text) {
    clock += gap
    press(key, `${/\d/.test(key) ? 'Digit' : 'Key'}${key.toUpperCase()}`)
  }
  clock += gap
  return ends && press('Enter', 'Enter')
}

/** A key event at the story's own time. Returns whether it was not prevented. */
function press(key: string, code: string, repeat = false) {
  const target = document.activeElement ?? document.body
  const how = { key, code, repeat, bubbles: true, cancelable: true }
  const down = new KeyboardEvent('keydown', how)
  Object.defineProperty(down, 'timeStamp', { value: clock })
  const isFree = target.dispatchEvent(down)
  if (isFree && key.length === 1 && target instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = target
    target.setRangeText(key, selectionStart ?? 0, selectionEnd ?? 0, 'end')
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  if (isFree && key === 'Enter' && target instanceof HTMLElement)
    target.closest('form')?.requestSubmit()
  const up = new KeyboardEvent('keyup', how)
  Object.defineProperty(up, 'timeStamp', { value: clock })
  target.dispatchEvent(up)
  return isFree
}

export const Scan: Story = {
  play: async ({ args, canvas }) => {
    scan(CODE)
    await expect(args.onScan).toHaveBeenLastCalledWith(CODE)
    await expect(canvas.getByRole('status')).toHaveTextContent(CODE)
    scan('AB12')
    await expect(args.onScan).toHaveBeenLastCalledWith('ab12')
  },
}

/** The field keeps value and caret, and the form is not submitted. */
export const OverAField: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Ism')
    await userEvent.click(name)
    name.setSelectionRange(1, 2)
    const typed = fn()
    name.addEventListener('input', typed)
    scan(CODE)
    // Three keys reached the field before the scan was recognized, and were removed again.
    await expect(typed).toHaveBeenCalledTimes(4)
    await expect(args.onScan).toHaveBeenLastCalledWith(CODE)
    await expect(name).toHaveValue('Ali')
    await expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2])
    const sum = canvas.getByLabelText('Jami')
    const before = (sum as HTMLInputElement).value
    await userEvent.click(sum)
    scan(CODE)
    await expect(args.onScan).toHaveBeenCalledTimes(2)
    await expect(sum).toHaveValue(before)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** Enter of a scan presses no button; Enter of a person does. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saqlash' })
    button.focus()
    await expect(scan(CODE)).toBe(false)
    await expect(args.onScan).toHaveBeenLastCalledWith(CODE)
    await expect(button).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    clock += 10_000
    await expect(press('Enter', 'Enter')).toBe(true)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onScan).toHaveBeenCalledOnce()
  },
}

/** Fast typing is not a scan; an interrupted scan is discarded. */
export const KnowsAPerson: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Ism')
    await userEvent.click(name)
    name.setSelectionRange(3, 3)
    scan('bek', { gap: 61, ends: false })
    await expect(name).toHaveValue('Alibek')
    scan('478000', { ends: false })
    await expect(name).toHaveValue('Alibek')
    clock += 501
    await expect(press('Enter', 'Enter')).toBe(true)
    await expect(args.onScan).not.toHaveBeenCalled()
  },
}

/** A held key repeats as fast as a scanner but is ignored. */
export const KnowsAHeldKey: Story = {
  play: async ({ args }) => {
    clock += 10_000
    const isFree = Array.from('jjjjjj', (key) => {
      clock += 30
      return press(key, 'KeyJ', true)
    })
    await expect(isFree).not.toContain(false)
    await expect(press('Enter', 'Enter')).toBe(true)
    await expect(args.onScan).not.toHaveBeenCalled()
  },
}

/** A field that handles scans itself receives all keys. */
export const LeavesAFieldAlone: Story = {
  args: { takes: ({ target }) => !(target instanceof HTMLInputElement) },
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Ism')
    await userEvent.click(name)
    name.setSelectionRange(0, 3)
    scan(CODE)
    await expect(name).toHaveValue(CODE)
    await expect(args.onScan).not.toHaveBeenCalled()
    name.blur()
    scan(CODE)
    await expect(args.onScan).toHaveBeenLastCalledWith(CODE)
    await expect(name).toHaveValue(CODE)
  },
}

export const DontWhenOff: Story = {
  args: { enabled: false },
  play: async ({ args }) => {
    scan(CODE)
    await expect(args.onScan).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { enabled: false },
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Ism')
    await userEvent.click(name)
    name.setSelectionRange(3, 3)
    scan('4780', { ends: false })
    await expect(name).toHaveValue('Ali4780')
    await expect(args.onScan).not.toHaveBeenCalled()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    scan(CODE)
    await expect(await canvas.findByText(CODE)).toBeVisible()
  },
}
