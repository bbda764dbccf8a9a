import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { AddIcon, ForwardIcon, RemoveIcon } from '../../icons/index.ts'
import { Inline } from '../Inline/index.ts'
import { buttonDocs } from './Button.docs.ts'
import { Button, ButtonLink } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { part: buttonDocs },
  args: { children: 'Roʻyxatga olish', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const WithIconAndKeys: Story = {
  args: { icon: AddIcon, keys: 'N' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roʻyxatga olish' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const KeepsItsWidthWhilePending: Story = {
  render: (args) => (
    <>
      <Button {...args}>Toʻlovni tasdiqlash</Button>
      <Button {...args} pending>
        Toʻlovni tasdiqlash
      </Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const [still, pending] = canvas.getAllByRole('button')
    await expect(pending?.offsetWidth).toBe(still?.offsetWidth)
    if (pending) await userEvent.click(pending)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(pending).toHaveAttribute('aria-busy', 'true')
  },
}

export const DoesNotSubmitTwice: Story = {
  args: { type: 'submit', pending: true, children: 'Сохранить' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args.onClick?.(null as never)
      }}
    >
      <Button {...args} onClick={undefined} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LeadsSomewhere: Story = {
  render: () => (
    <ButtonLink href="#next" icon={ForwardIcon}>
      Keyingisi
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Keyingisi' })).toHaveAttribute('href', '#next')
  },
}

export const SaysWhatItDoes: Story = {
  render: () => (
    <Inline>
      <Button icon={AddIcon}>Сотувни якунлаш</Button>
      <Button tone="outline">Toʻlovni bekor qilish</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const DontOfferTwoFirsts: Story = {
  render: () => (
    <Inline>
      <Button>Продать абонемент</Button>
      <Button>Сохранить</Button>
    </Inline>
  ),
}

export const WrapsLongWords: Story = {
  render: (args) => (
    <div style={{ width: '14em' }}>
      <Button {...args}>Barcha oʻqilmagan xabarlarni oʻqilgan deb belgilash</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const tones = ['primary', 'soft', 'outline', 'ghost', 'danger', 'dangerSoft'] as const
const sizes = ['lg', 'md', 'sm', 'xs'] as const

export const Catalog: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size} label={size}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
        </Shelf>
      ))}
      <Shelf label="icon, keys, pending, disabled">
        <Button icon={AddIcon}>Добавить клиента</Button>
        <Button keys="Ctrl Enter">Toʻlovni tasdiqlash</Button>
        <Button tone="outline" size="sm" icon={RemoveIcon}>
          Oʻchirish
        </Button>
        <Button pending>Saqlash</Button>
        <Button tone="soft" size="sm" pending icon={AddIcon}>
          Save
        </Button>
        <Button disabled>Сохранить</Button>
      </Shelf>
    </>
  ),
}
