import { formPageDocs } from './FormPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { TextAreaField } from '../../fields/TextAreaField/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { withGutter } from '../../foundations/withGutter.tsx'
import { FieldGroup, FormPage } from './FormPage.tsx'

const still = { value: '', onChange: () => {} }

const meta = {
  title: 'Templates/FormPage',
  component: FormPage,
  parameters: { layout: 'fullscreen', part: formPageDocs },
  decorators: withGutter,
  args: {
    title: 'Mijozni roʻyxatga olish',
    crumbs: [{ label: 'Mijozlar', href: '#members' }],
    banner: (
      <Banner tone="danger" title="2 ta maydonni toʻldiring">
        Familiya va ism kerak.
      </Banner>
    ),
    children: (
      <>
        <FieldGroup title="Shaxs">
          <TextField {...still} label="Familiya" required error="Familiyani yozing" />
          <TextField {...still} label="Ism" required error="Ismni yozing" />
          <TextField {...still} label="Otasining ismi" />
        </FieldGroup>
        <FieldGroup title="Izoh">
          <div data-wide>
            <TextAreaField {...still} label="Izoh" hint="Faqat xodimlar koʻradi" />
          </div>
        </FieldGroup>
      </>
    ),
    bar: (
      <>
        <span>Saqlanmagan oʻzgarishlar</span>
        <Button tone="outline" size="sm">
          Bekor qilish
        </Button>
        <Button size="sm">Saqlash</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontDropTheBar: Story = { args: { bar: null } }

/** The aside beside the fields is a landmark, and landmarks have names. */
export const NamesTheAside: Story = {
  args: { aside: <p>Jami 450 000 soʻm</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Summary' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: /Familiya/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /^Ism/ })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Familiya/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Saqlash' })).toBeVisible()
  },
}
