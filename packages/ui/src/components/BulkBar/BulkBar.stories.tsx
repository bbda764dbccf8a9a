import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { BellIcon, DownloadIcon, FreezeIcon } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { DataTable, type RowKey } from '../DataTable/index.ts'
import { columns, members } from '../DataTable/members.fixture.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkResult } from './Outcome.tsx'
import { bulkBarDocs } from './BulkBar.docs.ts'

const freeze = fn()

const actions = (
  <>
    <Button size="xs" tone="outline" icon={FreezeIcon} onClick={freeze}>
      Muzlatish
    </Button>
    <Button size="xs" tone="outline" icon={BellIcon}>
      Xabar yuborish
    </Button>
    <Button size="xs" tone="outline" icon={DownloadIcon}>
      Eksport
    </Button>
  </>
)

const result: BulkResult = {
  done: 48,
  failed: [
    { key: 2, name: 'Қодиров Ғайрат Ҳамидович', reason: 'Abonement allaqachon muzlatilgan' },
    { key: 4, name: 'Абдыкеримов Өмүрбек', reason: 'Ruxsat etilgan 14 kundan 0 kun qoldi' },
  ],
}

const meta = {
  title: 'Components/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    total: 1248,
    onAll: fn(),
    onClear: fn(),
    onRetry: fn(),
    onClose: fn(),
    children: actions,
  },
  parameters: { part: bulkBarDocs },
  beforeEach: () => freeze.mockClear(),
} satisfies Meta<typeof BulkBar>
export default meta
type Story = StoryObj<typeof meta>

export const SaysHowMany: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await userEvent.click(canvas.getByRole('button', { name: /Select all 1\s248/ }))
    await expect(args.onAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const AllThatMatch: Story = {
  args: { all: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/All 1\s248 selected/)
    await expect(canvas.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
  },
}

/** When the total is a minimum, the button does not say "all". */
export const SomeOfTooMany: Story = {
  args: { count: 10, total: 1000, totalIsMinimum: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 selected')
    const choose = canvas.getByRole('button', { name: /^Select/ })
    await expect(choose.textContent).toBe('Select the first 1\u00a0000')
  },
}

/** With the first matches selected, no more can be added. */
export const TheFirstOfTooMany: Story = {
  args: { count: 1000, total: 1000, totalIsMinimum: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('1\u00a0000 selected')
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull()
  },
}

export const AppearsWithTheFirst: Story = {
  render: function Screen(args) {
    const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
    return (
      <>
        <Card flush>
          <DataTable
            label="Mijozlar"
            columns={columns}
            rows={members}
            keyOf={({ id }) => id}
            selected={keys}
            onSelect={setKeys}
          />
        </Card>
        <BulkBar {...args} count={keys.size} onClear={() => setKeys(new Set())} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select Қодиров/ }))
    const bar = canvas.getByRole('region', { name: 'Selected rows' })
    await expect(within(bar).getByRole('status')).toHaveTextContent('1 selected')
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const TriesOnlyTheFailedAgain: Story = {
  args: { count: 0, result },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 completed, 2 failed')
    await waitFor(() => expect(canvas.getByText(/allaqachon muzlatilgan/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 2 failed' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith([2, 4])
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const TakesBackWhatWasDone: Story = {
  args: { count: 0, result: { done: 50, failed: [] }, onUndo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const Stops: Story = {
  args: { count: 50, progress: 32, onStop: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** While the ids of all matches load, the actions are disabled and a second press does nothing. */
export const LooksUpAll: Story = {
  args: { choosing: true },
  play: async ({ canvas, args }) => {
    const deed = canvas.getByRole('button', { name: 'Muzlatish' })
    await expect(deed).toBeDisabled()
    await userEvent.click(deed, { pointerEventsCheck: 0 })
    await expect(freeze).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Select all/ }))
    await expect(args.onAll).not.toHaveBeenCalled()
  },
}

/** During an operation no other can start. */
export const Disabled: Story = {
  args: { count: 50, progress: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '32 of 50')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  args: { result },
  play: async ({ canvas, args }) => {
    const order = ['Retry 2 failed', 'Close']
    for (const name of order) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByText('Errors').closest('summary')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Select all/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(freeze).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Clear selection' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Too many actions are slow to scan. */
export const DontOfferEverything: Story = {
  tags: ['!test'],
  args: {
    children: ['Muzlatish', 'Xabar', 'Eksport', 'Oʻchirish', 'Koʻchirish', 'Teg', 'Chop etish'].map(
      (name) => (
        <Button key={name} size="xs" tone="outline">
          {name}
        </Button>
      ),
    ),
  },
}

export const Catalog: Story = {
  // Five bars on one page, which the app never has.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <>
      <Shelf label="uz" stacked>
        <BulkBar {...args} />
      </Shelf>
      <Shelf label="all" stacked>
        <BulkBar {...args} all />
      </Shelf>
      <Shelf label="progress" stacked>
        <BulkBar {...args} count={50} progress={32} />
      </Shelf>
      <Shelf label="48 + 2" stacked>
        <BulkBar {...args} count={2} total={2} result={result} />
      </Shelf>
      <Shelf label="50" stacked>
        <BulkBar {...args} count={0} result={{ done: 50, failed: [] }} />
      </Shelf>
    </>
  ),
}
