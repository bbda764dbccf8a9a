import { commandPaletteDocs } from './CommandPalette.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddMemberIcon, CardIcon, RoomIcon, UserIcon } from '../../icons/index.ts'
import { StatusBadge } from '../Badge/index.ts'
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette.tsx'

function Searching(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query)
  const change = (text: string) => {
    setQuery(text)
    props.onQuery(text)
  }
  return <CommandPalette {...props} query={query} onQuery={change} />
}

const open = fn()
const openSecond = fn()
const register = fn()

const meta = {
  title: 'Components/CommandPalette',
  component: Searching,
  parameters: { part: commandPaletteDocs },
  args: {
    open: true,
    onClose: fn(),
    label: 'Ism, telefon oxiri, amal',
    query: '',
    onQuery: fn(),
    groups: [
      {
        title: 'Mijozlar',
        rows: [
          {
            id: 'm1',
            title: 'Gʻulomova Oʻgʻiloy',
            detail: '(+998) 90 123-45-67 · 28/08/2026 gacha · 7 tashrif',
            meta: <StatusBadge tone="success">Faol</StatusBadge>,
            icon: UserIcon,
            onSelect: open,
          },
          {
            id: 'm2',
            title: 'Қодиров Ғайрат Ҳамидович',
            detail: '(+998) 93 765-43-21',
            meta: <StatusBadge>Nofaol</StatusBadge>,
            icon: UserIcon,
            onSelect: openSecond,
          },
        ],
      },
      {
        title: 'Amallar',
        rows: [
          {
            id: 'n',
            title: 'Mijozni roʻyxatga olish',
            icon: AddMemberIcon,
            keys: ['N'],
            onSelect: register,
          },
          { id: 'p', title: 'Toʻlov qabul qilish', icon: CardIcon, keys: ['P'], onSelect: fn() },
          { id: 'r', title: 'Xonalar', icon: RoomIcon, keys: ['G', 'R'], onSelect: fn() },
        ],
      },
    ],
  },
  beforeEach: () => {
    open.mockClear()
    openSecond.mockClear()
    register.mockClear()
  },
} satisfies Meta<typeof Searching>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

export const Keyboard: Story = {
  play: async () => {
    const field = await page().findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = page().getByRole('option', { selected: true })
    await expect(chosen).toHaveTextContent('Mijozni roʻyxatga olish')
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id)
    await userEvent.keyboard('{Enter}')
    await expect(register).toHaveBeenCalledOnce()
  },
}

export const PassesTheTypedQuery: Story = {
  play: async ({ args }) => {
    await userEvent.type(await page().findByRole('combobox'), '4567')
    await expect(args.onQuery).toHaveBeenLastCalledWith('4567')
  },
}

export const RunsWhatIsPressed: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('option', { name: /Gʻulomova/ }))
    await expect(open).toHaveBeenCalledOnce()
  },
}

export const EnterWaitsForTheAnswer: Story = {
  args: { loading: true, onFlush: fn() },
  render: function Answered(args) {
    const [loading, setLoading] = useState(true)
    return (
      <Searching
        {...args}
        loading={loading}
        onFlush={() => {
          args.onFlush?.()
          setLoading(false)
        }}
      />
    )
  },
  play: async ({ args }) => {
    const field = await page().findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onFlush).toHaveBeenCalledOnce()
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
  },
}

/**
 * While typing, the previous rows stay until the response arrives, requested by Enter or by the
 * second letter.
 */
function answered(by: 'enter' | 'letter', groups: CommandGroup[]): Story {
  return {
    render: function Answered(args) {
      const [shown, setShown] = useState({ groups: args.groups, loading: false })
      const ask = () => setShown((before) => ({ ...before, loading: true }))
      const answer = () => setShown({ groups, loading: false })
      return (
        <Searching
          {...args}
          {...shown}
          onQuery={(query) => (by === 'letter' && query.length > 1 ? answer() : ask())}
          onFlush={() => by === 'enter' && answer()}
        />
      )
    },
  }
}
const [first, second] = ['m1', 'm2'].map((id) => ({
  id,
  title: 'Karimova Aziza',
  detail: id,
  onSelect: id === 'm1' ? open : openSecond,
}))
const found = (...rows: (typeof first)[]) => [
  { title: 'Mijozlar', rows: rows.filter((row) => row !== undefined) },
]
const isAnswered = (rows: number) =>
  waitFor(() => expect(page().getAllByRole('option')).toHaveLength(rows))

export const EnterOpensTheSelectedMember: Story = {
  ...answered('enter', found(first, second)),
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'a{ArrowDown}{Enter}')
    await waitFor(() => expect(openSecond).toHaveBeenCalledOnce())
    await expect(open).not.toHaveBeenCalled()
  },
}

export const EnterOpensNoOtherMember: Story = {
  ...answered('enter', found(first)),
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'a{ArrowDown}{Enter}')
    await isAnswered(1)
    await expect(open).not.toHaveBeenCalled()
  },
}

export const TypingOnCallsEnterOff: Story = {
  ...answered('letter', found(first)),
  play: async () => {
    await userEvent.type(await page().findByRole('combobox'), 'a{Enter}b')
    await isAnswered(1)
    await expect(open).not.toHaveBeenCalled()
  },
}

export const NothingFits: Story = {
  args: { groups: [], query: 'zzz' },
  play: async () => {
    await expect(await page().findByRole('combobox')).toHaveValue('zzz')
    await expect(page().queryByRole('option')).not.toBeInTheDocument()
  },
}

export const DontListBareNames: Story = {
  args: {
    groups: [
      {
        title: 'Mijozlar',
        rows: ['m1', 'm2'].map((id) => ({ id, title: 'Karimova Aziza', onSelect: open })),
      },
    ],
  },
}

export const Catalog: Story = {}
