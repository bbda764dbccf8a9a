import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/stories/Kept.tsx'
import { searchFieldDocs } from './SearchField.docs.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta = {
  title: 'Fields/Search',
  component: SearchField,
  args: { label: 'Search members', hideLabel: true, value: '', onChange: fn(), debounce: 500 },
  render: (args) => <Kept of={SearchField} props={args} />,
  parameters: { part: searchFieldDocs },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const AsksOnceAfterAPause: Story = {
  args: { debounce: 60 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'aziza')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('aziza'))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** With a debounce of an hour only Enter can have searched. */
export const EnterDoesNotWait: Story = {
  args: { debounce: 3_600_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'aziza')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('aziza')
  },
}

export const OneLetterAsksForNothing: Story = {
  args: { debounce: 3_600_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Enter at least 2 characters',
    )
  },
}

/** The hint does not appear while typing, because it would shift the page. */
export const StaysSilentWhileTyping: Story = {
  args: { debounce: 3_600_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.type(input, 'a')
    await expect(input).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAccessibleDescription('Enter at least 2 characters')
    await userEvent.keyboard('z')
    await expect(input).not.toHaveAccessibleDescription()
  },
}

/** After a pause the hint appears. */
export const SaysAfterAPauseThatItIsTooShort: Story = {
  args: { debounce: 60 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.type(input, 'a')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter at least 2 characters'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A long paste is truncated to the maximum query length. */
export const TakesTheBeginningOfALongPaste: Story = {
  args: { debounce: 3_600_000 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('searchbox').focus()
    await userEvent.paste('я'.repeat(500))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('я'.repeat(100))
  },
}

export const ClearsAtOnce: Story = {
  args: { value: 'aziza' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

/** A label without an object is ambiguous on a page with two search fields. */
export const DontLabelItSearch: Story = {
  args: { label: 'Поиск', placeholder: 'Поиск', hideLabel: true },
}

export const Keyboard: Story = {
  args: { debounce: 3_600_000 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('4567')
    await expect(input).toHaveValue('4567')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('4567')
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('oʻg{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(input).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { value: 'aziza', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'x{Enter}')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: SearchFieldProps = { label: 'Qidirish', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={SearchField}
      states={[
        { ...base, hideLabel: true, placeholder: 'Ism yoki oxirgi 4 raqam' },
        { ...base, label: 'Поиск', value: 'Қодиров Ғайрат' },
        { ...base, value: '4567', disabled: true },
      ]}
    />
  ),
}
