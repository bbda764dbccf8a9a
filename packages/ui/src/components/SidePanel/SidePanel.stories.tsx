import { sidePanelDocs } from './SidePanel.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PrintIcon, UndoIcon, VoidIcon } from '../../icons/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { StatusBadge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Money } from '../Money/index.ts'
import { Phone } from '../Phone/index.ts'
import { PanelGroup, PanelHistory, PanelPerson } from './PanelParts.tsx'
import { SidePanel } from './SidePanel.tsx'

const facts = (
  <>
    <PanelPerson
      picture={<Avatar name="Абдурахмонова Феруза" />}
      name="Абдурахмонова Феруза Ҳамидуллаевна"
      note={<Phone phone="+998901230011" />}
      href="/member/profile/1"
    />
    <PanelGroup
      facts={[
        { label: 'Paket', value: 'Oylik' },
        { label: 'Muddati', value: '24/11/2026 – 23/12/2026' },
        { label: 'Tashriflar', value: 'Cheklanmagan' },
      ]}
    />
    <PanelGroup
      facts={[
        { label: 'Narxi', value: <Money amount={600_000} /> },
        { label: 'Chegirma 10 %, Kuzgi aksiya', value: <Money amount={-60_000} /> },
      ]}
      total={{ label: 'Jami', value: <Money amount={540_000} currency="UZS" /> }}
    />
    <PanelHistory
      title="Tarix"
      lines={[
        { id: 2, at: '14:03', text: 'Tashrif belgilandi: Tursunova Malika' },
        { id: 1, at: '14:02', text: 'Toʻlov qabul qilindi' },
      ]}
    />
  </>
)

const meta = {
  title: 'Components/SidePanel',
  component: SidePanel,
  parameters: { part: sidePanelDocs },
  args: {
    title: 'Toʻlov 5181',
    figure: <Money amount={540_000} currency="UZS" />,
    state: <StatusBadge tone="success">Toʻlangan</StatusBadge>,
    lead: '24/11/2026, 14:02 · Tursunova Malika',
    children: facts,
    actions: (
      <>
        <Button tone="soft" size="sm" icon={PrintIcon}>
          Chek
        </Button>
        <Button tone="outline" size="sm" icon={UndoIcon}>
          Qaytarish
        </Button>
        <Button tone="dangerOutline" size="sm" icon={VoidIcon}>
          Bekor qilish
        </Button>
      </>
    ),
    onClose: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376, marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {}

/** Arrows move from inside the panel, Esc closes it from anywhere. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Toʻlov 5181' }))
    panel.getByRole('link').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    const focused = document.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const NothingToDo: Story = {
  args: {
    state: <StatusBadge tone="danger">Bekor qilingan</StatusBadge>,
    onPrevious: undefined,
    actions: (
      <>
        <p>Depozitdan qisman toʻlangan: qaytarib boʻlmaydi.</p>
        <Button tone="soft" size="sm" icon={PrintIcon}>
          Chek
        </Button>
      </>
    ),
  },
}

/** Below 1100 px the panel is a drawer over the list. */
export const Drawer: Story = {
  globals: { viewport: { value: 'w900' } },
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Toʻlov 5181' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Next' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** On a phone the panel is the page, with the way back at its start. */
export const Page: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ args }) => {
    const page = within(await within(document.body).findByRole('dialog', { name: 'Toʻlov 5181' }))
    await userEvent.click(page.getByRole('button', { name: 'Back to the list' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DontPutEverythingInOneGroup: Story = {
  args: {
    children: (
      <PanelGroup
        facts={[
          { label: 'Mijoz', value: 'Абдурахмонова Феруза' },
          { label: 'Paket', value: 'Oylik' },
          { label: 'Boshlanishi', value: '24/11/2026' },
          { label: 'Tugashi', value: '23/12/2026' },
          { label: 'Narxi', value: '600 000' },
          { label: 'Chegirma', value: '10 %' },
          { label: 'Sabab', value: 'Kuzgi aksiya' },
          { label: 'Naqd pul', value: '300 000' },
          { label: 'Terminal', value: '240 000' },
        ]}
      />
    ),
  },
}
