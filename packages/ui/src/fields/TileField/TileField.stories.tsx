import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inForm, Kept } from '../shared/stories/Kept.tsx'
import type { LoadOptions } from '../ComboboxField/useOptions.ts'
import { tileFieldDocs } from './TileField.docs.ts'
import { TileField, type TileFieldProps } from './TileField.tsx'

const packages = [
  ['Oylik', '600 000', '30 kun · cheklovsiz'],
  ['Oylik VIP', '900 000', '30 kun · cheklovsiz'],
  ['Ertalabki oylik', '400 000', '30 kun · 07:00–12:00'],
  ['12 tashrif', '450 000', '30 kun · 12 tashrif'],
  ['Bir kunlik', '60 000', '1 kun · 1 tashrif'],
  ['Yillik VIP', '4 500 000', '365 kun · cheklovsiz'],
  ['Talabalar', '350 000', '30 kun · 12 tashrif'],
].map(([label = '', meta, description], at) => ({ id: at + 1, label, meta, description }))

const load: LoadOptions<number> = async (query, page) => {
  const found = packages.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  const options = page === 1 ? found.slice(0, 6) : found
  return { options, more: options.length < found.length, total: found.length }
}

const meta = {
  title: 'Fields/Tile',
  component: TileField<number>,
  args: {
    label: 'Paket',
    placeholder: 'Paket nomi',
    another: 'Boshqa paket',
    value: null,
    load,
    onChange: fn(),
  },
  render: (args) => <Kept of={TileField<number>} props={args as TileFieldProps<number>} />,
  parameters: { part: tileFieldDocs },
} satisfies Meta<typeof TileField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const EnterTakesTheFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Paket' }), 'oyl{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ label: 'Oylik' })),
    )
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('600 000')
  },
}

export const ShowsAll: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(7))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull())
  },
}

/** Tiles without prices. */
export const DontHideThePrice: Story = {
  args: {
    load: async () => ({
      options: packages.slice(0, 2).map(({ id, label }) => ({ id, label })),
      more: false,
    }),
  },
}

const sent = fn()

export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    const search = canvas.getByRole('combobox', { name: 'Paket' })
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.tab()
    await expect(search).toHaveFocus()
    const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()).toHaveTextContent(/^Oylik600/))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(active()).toHaveTextContent(/^Oylik VIP/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: 'Oylik VIP' }),
    )
    // No field follows in this form.
    await userEvent.keyboard('{Escape}zz')
    await expect(await canvas.findByText('No matches')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** On a phone the chosen tile stands alone, until another one is asked for. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { value: packages[0] ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Boshqa paket' }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Paket' })).toHaveFocus())
  },
}

export const Catalog: Story = { args: { value: packages[0] ?? null } }
