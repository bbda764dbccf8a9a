import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { mapPickerDocs } from './MapPicker.docs.ts'
import { MapPicker, type MapPickerProps } from './MapPicker.tsx'

const club = { lat: 41.311081, lng: 69.240562 }

function Kept(props: MapPickerProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: MapPickerProps['value']) => {
    setValue(next)
    props.onChange(next)
  }
  return <MapPicker {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/MapPicker',
  component: MapPicker,
  parameters: { part: mapPickerDocs },
  args: { label: 'Klub xaritada', value: club, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MapPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Waits until the map's chunk has loaded. */
const opened = (canvasElement: HTMLElement, count = 1) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-open="true"]')).toHaveLength(count))

export const PlacedClub: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('.pin')).toHaveLength(1))
    await expect(canvas.getByText('Pin: 41.311081, 69.240562')).toBeInTheDocument()
  },
}

/** Without a value the map is centred at 41.31, 69.28, and a click sets the pin. */
export const Nowhere: Story = {
  args: { value: null },
  play: async ({ args, canvas, canvasElement }) => {
    await opened(canvasElement)
    const map = canvas.getByRole('group', { name: 'Klub xaritada' })
    const { left, top, width, height } = map.getBoundingClientRect()
    const middle = { clientX: left + width / 2, clientY: top + height / 2 }
    await fireEvent.click(map, { ...middle, bubbles: true })
    await expect(args.onChange).toHaveBeenCalledOnce()
    const [[place]] = (args.onChange as ReturnType<typeof fn>).mock.calls as [
      [{ lat: number; lng: number }],
    ]
    await expect(place.lat).toBeCloseTo(41.31, 3)
    await expect(place.lng).toBeCloseTo(69.28, 3)
  },
}

/** Coordinates copied from another map can be pasted. */
export const TypedCoordinates: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await opened(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Coordinates' })
    await expect(input).toHaveValue('41.311081, 69.240562')
    await userEvent.clear(input)
    await userEvent.type(input, 'Toshkent{Enter}')
    await expect(
      canvas.getByText('Enter two numbers, for example 41.311081, 69.240562'),
    ).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, '42,874722 74,612222{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ lat: 42.874722, lng: 74.612222 })
    await expect(input).toHaveValue('42.874722, 74.612222')
  },
}

const send = fn()

/** Enter in a form sets the place without submitting. */
export const EnterSendsNoForm: Story = {
  args: { value: null },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Kept {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    send.mockClear()
    await opened(canvasElement)
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Coordinates' }),
      '41.311081 69.240562{Enter}',
    )
    await expect(args.onChange).toHaveBeenCalledWith(club)
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  args: { value: null },
  play: async ({ args, canvas, canvasElement }) => {
    await opened(canvasElement)
    const placed = () => {
      const calls = (args.onChange as ReturnType<typeof fn>).mock.calls as [typeof club | null][]
      return calls.at(-1)?.[0] ?? club
    }
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Klub xaritada' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const { lat, lng } = placed()
    await expect(lat).toBeCloseTo(41.31, 3)
    await expect(lng).toBeCloseTo(69.28, 3)
    await userEvent.keyboard('{ArrowRight}')
    const near = placed().lng - lng
    await expect(near).toBeGreaterThan(0)
    await expect(placed().lat).toBeCloseTo(lat, 5)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(placed().lng).toBeCloseTo(lng, 5)
    await expect(placed().lat).toBeGreaterThan(lat)
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
    await expect((placed().lng - lng) / near).toBeCloseTo(8, 1)
    await userEvent.keyboard('+')
    const from = placed().lng
    await userEvent.keyboard('{ArrowRight}')
    await expect((placed().lng - from) / near).toBeCloseTo(0.5, 1)
    await userEvent.keyboard('-{ArrowLeft}')
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    await opened(canvasElement)
    const map = canvas.getByRole('group', { name: 'Klub xaritada' })
    await fireEvent.click(map)
    map.focus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Coordinates' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Remove pin' })).not.toBeInTheDocument()
  },
}

/** Zoomed out, borders and cities are drawn without a network. */
export const Borders: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    const map = canvas.getByRole('group', { name: 'Klub xaritada' })
    map.focus()
    await userEvent.keyboard('------------')
    await expect(map).toHaveAttribute('data-far')
    await expect(map.querySelector('[data-name="Bishkek"]')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.land.ours')).toHaveLength(2)
  },
}

export const DontShowOnly: Story = { tags: ['!test'], args: { disabled: true } }

export const Catalog: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '2em',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24em), 1fr))',
      }}
    >
      <Kept {...args} />
      <Kept {...args} label="Адрес клиента" value={null} />
      <Kept {...args} label="Club on the map" value={{ lat: 42.874722, lng: 74.612222 }} disabled />
    </div>
  ),
  play: ({ canvasElement }) => opened(canvasElement, 3),
}
