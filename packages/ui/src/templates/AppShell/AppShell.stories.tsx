import { appShellDocs } from './AppShell.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../../components/Avatar/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { DataTable } from '../../components/DataTable/index.ts'
import { columns, members as rows } from '../../components/DataTable/members.fixture.tsx'
import { FilterBar } from '../../components/FilterBar/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { Money } from '../../components/Money/index.ts'
import { Pagination } from '../../components/Pagination/index.ts'
import { StatCard } from '../../components/StatCard/index.ts'
import { Mark } from '../../foundations/Mark.tsx'
import { SearchField } from '../../fields/SearchField/index.ts'
import {
  AddIcon,
  BellIcon,
  CalendarIcon,
  CheckinIcon,
  DepositIcon,
  HomeIcon,
  MembersIcon,
  PackageIcon,
  RoomIcon,
  WalletIcon,
} from '../../icons/index.ts'
import { ListPage } from '../ListPage/index.ts'
import { AppShell } from './AppShell.tsx'

const members = {
  href: '#members',
  label: 'Mijozlar',
  icon: MembersIcon,
  keys: ['G', 'M'],
  current: true,
  children: [
    { href: '#members/list', label: 'Roʻyxat', current: true },
    { href: '#members/register', label: 'Roʻyxatga olish' },
  ],
}
const checkin = { href: '#checkin', label: 'Tashrif', icon: CheckinIcon, keys: ['G', 'C'] }
const payments = { href: '#payments', label: 'Toʻlovlar', icon: WalletIcon, keys: ['G', 'P'] }
const deposits = { href: '#deposit', label: 'Depozit', icon: DepositIcon, keys: ['G', 'B'] }

const nav = [
  {
    id: 'today',
    label: 'Bugun',
    items: [
      { href: '#today', label: 'Bosh sahifa', icon: HomeIcon, keys: ['G', 'D'] },
      checkin,
      { href: '#schedule', label: 'Jadval', icon: CalendarIcon, keys: ['G', 'S'] },
    ],
  },
  { id: 'people', label: 'Odamlar', items: [members] },
  { id: 'money', label: 'Pul', items: [payments, deposits] },
  {
    id: 'catalog',
    label: 'Katalog',
    items: [
      { href: '#packages', label: 'Paketlar', icon: PackageIcon },
      { href: '#rooms', label: 'Xonalar', icon: RoomIcon },
    ],
  },
]

const meta = {
  title: 'Templates/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', part: appShellDocs },
  args: {
    head: () => <Mark />,
    nav,
    places: [checkin, payments, members, deposits],
    moreHead: <Mark />,
    labels: { nav: 'Boʻlimlar', more: 'Yana', skip: 'Asosiy qismga oʻtish' },
    slim: false,
    folded: [],
    onFold: () => {},
    header: (
      <div
        style={{ display: 'flex', gap: '0.5em', marginInlineStart: 'auto', alignItems: 'center' }}
      >
        <IconButton icon={BellIcon} label="Xabarlar" dot />
        <Avatar name="Aziza Karimova" size="sm" />
      </div>
    ),
    page: 'members',
    children: (
      <ListPage
        title="Mijozlar"
        actions={
          <>
            <Button tone="outline" size="sm">
              Eksport
            </Button>
            <Button size="sm" icon={AddIcon}>
              Roʻyxatga olish
            </Button>
          </>
        }
        above={
          <div
            style={{
              display: 'grid',
              gap: '0.75em',
              gridTemplateColumns: 'repeat(auto-fit, minmax(12em, 1fr))',
            }}
          >
            <StatCard
              label="Bugungi tushum"
              value={<Money amount={12_450_000} currency="UZS" />}
              note="+8% kechagiga nisbatan"
              tone="good"
            />
            <StatCard label="Tashriflar" value="184" note="+12 ta" tone="good" />
            <StatCard label="Yangi mijozlar" value="9" note="−2 ta" tone="bad" />
          </div>
        }
        filters={
          <FilterBar
            search={
              <SearchField
                label="Qidirish"
                hideLabel
                placeholder="Ism yoki oxirgi 4 raqam"
                value=""
                onChange={() => {}}
              />
            }
            applied={[{ id: 'a', label: 'Holat: faol', onRemove: () => {} }]}
            found="48 ta mijoz"
            onClear={() => {}}
          />
        }
      >
        <Card flush>
          <DataTable
            label="Mijozlar"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `#${id}`}
            isDimmed={({ status }) => status === 'inactive'}
            sort={{ by: 'name', descending: false }}
            onSort={() => {}}
          />
          <Pagination
            page={1}
            pageCount={8}
            perPage={6}
            total={48}
            hrefOf={(page) => `#p${page}`}
          />
        </Card>
      </ListPage>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const SkipsTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Asosiy qismga oʻtish' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Boʻlimlar' }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Roʻyxat')
  },
}

export const FoldsAGroup: Story = {
  args: { folded: ['people', 'catalog'], onFold: fn() },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('button', { name: 'Katalog' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Paketlar' })).toBeNull()
    // The current section stays in sight.
    await expect(canvas.getByRole('link', { name: 'Mijozlar' })).toBeVisible()
    await userEvent.click(group)
    await expect(args.onFold).toHaveBeenCalledWith('catalog')
  },
}

export const ShowsKeysOnDemand: Story = {
  args: { keysShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G P')).toBeVisible()
  },
}

/** Names and keys are in tooltips. */
export const FoldedToIcons: Story = {
  args: { slim: true },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Boʻlimlar' }))
    const link = menu.getByRole('link', { name: 'Toʻlovlar' })
    await expect(menu.queryByText('Pul')).toBeNull()
    link.focus()
    await waitFor(() => expect(canvas.getByText('G P')).toBeVisible())
    await expect(link).toHaveAccessibleDescription(/^Toʻlovlar/)
    link.blur()
  },
}

const more = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yana' }))
  return within(await within(document.body).findByRole('dialog', { name: 'Yana' }))
}

export const Keyboard: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const sheet = await more(canvas)
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Xonalar' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Yana' })).toHaveFocus())
  },
}

/** Also when it links to the current page. */
export const ALinkClosesTheSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const sheet = await more(canvas)
    await userEvent.click(sheet.getByRole('link', { current: 'page' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const DontFillTheHeader: Story = {
  args: { header: <strong>Xonalar boʻlimiga xush kelibsiz</strong> },
}

export const Catalog: Story = {}
