import { appShellDocs } from './AppShell.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../../components/Avatar/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { DataTable } from '../../components/DataTable/index.ts'
import { columns, members } from '../../components/DataTable/members.tsx'
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
  CardIcon,
  CheckinIcon,
  HomeIcon,
  MembersIcon,
  PackageIcon,
  RoomIcon,
  WalletIcon,
} from '../../icons/index.ts'
import { ListPage } from '../ListPage/index.ts'
import { AppShell } from './AppShell.tsx'

const nav = [
  { href: '#today', label: 'Bugun', icon: HomeIcon, keys: ['G', 'D'] },
  {
    href: '#members',
    label: 'Mijozlar',
    icon: MembersIcon,
    keys: ['G', 'M'],
    current: true,
    children: [
      { href: '#members/list', label: 'Roʻyxat', current: true },
      { href: '#members/register', label: 'Roʻyxatga olish' },
    ],
  },
  { href: '#payments', label: 'Toʻlovlar', icon: CardIcon, keys: ['G', 'P'] },
  { href: '#checkin', label: 'Tashrif', icon: CheckinIcon, keys: ['G', 'C'] },
  { href: '#deposit', label: 'Depozit', icon: WalletIcon, keys: ['G', 'B'] },
  { href: '#packages', label: 'Abonementlar', icon: PackageIcon },
  { href: '#rooms', label: 'Xonalar', icon: RoomIcon },
  { href: '#schedule', label: 'Jadval', icon: CalendarIcon, keys: ['G', 'S'] },
]

const meta = {
  title: 'Templates/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', part: appShellDocs },
  args: {
    logo: <Mark />,
    nav,
    labels: { nav: 'Boʻlimlar', open: 'Menyu', close: 'Yopish', skip: 'Asosiy qismga oʻtish' },
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
            <Button tone="secondary" size="sm" icon={AddIcon} keys="N">
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
            rows={members}
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

export const Keyboard: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menyu' }))
    const drawer = await canvas.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Yopish' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Also when it links to the current page. */
export const ALinkClosesTheDrawer: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menyu' }))
    const drawer = await canvas.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('link', { current: 'page' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const DontFillTheHeader: Story = {
  args: { header: <strong>Xonalar boʻlimiga xush kelibsiz</strong> },
}

export const Catalog: Story = {}
