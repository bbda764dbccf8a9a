import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Density } from '../../theme/index.ts'
import { Card } from '../Card/index.ts'
import { DataTable, type ColumnLayout } from '../DataTable/index.ts'
import { columns, members } from '../DataTable/members.fixture.tsx'
import { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu.tsx'
import { columnsMenuDocs } from './ColumnsMenu.docs.ts'

/** The menu with its table, as on a screen. */
function Screen(props: ColumnsMenuProps) {
  const [layout, setLayout] = useState<ColumnLayout>(props.layout)
  const [density, setDensity] = useState<Density>('comfortable')
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1em',
        justifyItems: 'end',
        minHeight: '26em',
      }}
    >
      <ColumnsMenu
        {...props}
        layout={layout}
        onLayout={(next) => {
          setLayout(next)
          props.onLayout(next)
        }}
        density={density}
        onDensity={setDensity}
      />
      <Card flush style={{ width: '100%' }}>
        <DataTable
          label="Mijozlar"
          columns={columns}
          rows={members}
          keyOf={({ id }) => id}
          layout={layout}
          onLayout={setLayout}
          density={density}
        />
      </Card>
    </div>
  )
}

const meta = {
  title: 'Components/ColumnsMenu',
  component: Screen,
  args: { columns, layout: {}, onLayout: fn() },
  parameters: { part: columnsMenuDocs },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const sheet = () => within(document.body).findByRole('dialog', { name: 'Columns' })
const heads = () =>
  [...document.querySelectorAll('[data-table] th')].map(({ textContent }) => textContent)

/** Table or cards is one choice of the same menu. */
export const ChoosesTheForm: Story = {
  args: {
    forms: [
      { id: 'table', label: 'Jadval' },
      { id: 'cards', label: 'Kartalar' },
    ],
    form: 'table',
    formLabel: 'Koʻrinish',
    onForm: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await within(await sheet()).findByRole('radio', { name: 'Kartalar' }))
    await expect(args.onForm).toHaveBeenCalledWith('cards')
  },
}

export const ShowsAndHides: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const menu = within(await sheet())
    await expect(await menu.findByRole('checkbox', { name: 'Ism' })).toBeDisabled()
    await userEvent.click(menu.getByRole('checkbox', { name: 'Telefon' }))
    await expect(args.onLayout).toHaveBeenLastCalledWith({ hidden: ['phone'] })
    await expect(heads()).toEqual(['Ism', 'Holat', 'Balans'])
    await userEvent.click(menu.getByRole('checkbox', { name: 'Telefon' }))
    await expect(heads()).toEqual(['Ism', 'Telefon', 'Holat', 'Balans'])
  },
}

export const MovesByDragging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const menu = within(await sheet())
    const grip = await menu.findByRole('button', { name: 'Move Telefon' })
    const target = menu.getByRole('checkbox', { name: 'Balans' }).getBoundingClientRect()
    await fireEvent.pointerDown(grip)
    await fireEvent.pointerMove(document, { clientX: target.x, clientY: target.y + 4 })
    await fireEvent.pointerUp(document)
    await expect(heads()).toEqual(['Ism', 'Holat', 'Balans', 'Telefon'])
    await fireEvent.pointerMove(document, { clientX: 0, clientY: 0 })
    await expect(heads()).toEqual(['Ism', 'Holat', 'Balans', 'Telefon'])
  },
}

export const ChangesTheRows: Story = {
  play: async ({ canvas }) => {
    const high = () => canvas.getByRole('row', { name: /Gʻulomova/, hidden: true }).offsetHeight
    await expect(high()).toBe(52)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const menu = within(await sheet())
    await userEvent.click(await menu.findByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(high()).toBe(40))
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await sheet())
    const box = await menu.findByRole('checkbox', { name: 'Telefon' })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onLayout).toHaveBeenLastCalledWith({ hidden: ['phone'] })
    await userEvent.keyboard(' ')
    await userEvent.tab()
    const grip = () => menu.getByRole('button', { name: 'Move Telefon' })
    await expect(grip()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(grip()).toHaveFocus()
    await expect(menu.getByRole('status')).toHaveTextContent('Telefon: 3 of 4')
    await expect(heads()).toEqual(['Ism', 'Holat', 'Telefon', 'Balans'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(grip()).toHaveFocus()
    await expect(heads()).toEqual(['Ism', 'Telefon', 'Holat', 'Balans'])
    await userEvent.click(menu.getByRole('button', { name: 'Reset columns' }))
    await expect(args.onLayout).toHaveBeenLastCalledWith({})
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** A table of few short columns needs no arranging. */
export const DontArrangeTheShort: Story = {
  tags: ['!test'],
  args: { columns: columns.slice(0, 2) },
}

export const Catalog: Story = {
  args: { layout: { order: ['balance'], hidden: ['status'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await within(await sheet()).findByRole('checkbox', { name: 'Ism' })
  },
}
