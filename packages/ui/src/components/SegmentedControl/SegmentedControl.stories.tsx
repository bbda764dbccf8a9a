import { segmentedControlDocs } from './SegmentedControl.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { GridIcon, ListIcon } from '../../icons/index.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

type Period = 'day' | 'week' | 'month'
const args: SegmentedControlProps<Period> = {
  label: 'Davr',
  segments: [
    { id: 'day', label: 'Sana' },
    { id: 'week', label: 'Hafta' },
    { id: 'month', label: 'Oy' },
  ],
  value: 'day',
  onChange: fn(),
}

function Kept(props: SegmentedControlProps<Period>) {
  const [value, setValue] = useState(props.value)
  const change = (id: Period) => {
    setValue(id)
    props.onChange(id)
  }
  return <SegmentedControl {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/SegmentedControl',
  component: Kept,
  parameters: { part: segmentedControlDocs },
  args,
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesAView: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hafta' }))
    await expect(canvas.getByRole('radio', { name: 'Hafta' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('week')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Sana' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('week')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Oy'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DontAskYesOrNo: Story = {
  args: {
    segments: [
      { id: 'day', label: 'Ha' },
      { id: 'week', label: 'Yoʻq' },
    ],
  },
}

export const Catalog: Story = {
  render: (props) => (
    <>
      <Kept {...props} />{' '}
      <SegmentedControl
        label="Вид"
        segments={[
          { id: 'table', label: 'Таблица', icon: ListIcon },
          { id: 'cards', label: 'Карточки', icon: GridIcon },
        ]}
        value="cards"
        onChange={fn()}
      />
    </>
  ),
}
