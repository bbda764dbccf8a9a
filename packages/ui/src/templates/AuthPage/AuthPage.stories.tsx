import { authPageDocs } from './AuthPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Link } from '../../components/Link/index.ts'
import { Stepper } from '../../components/Stepper/index.ts'
import { EmailField } from '../../fields/EmailField/index.ts'
import { PasswordField } from '../../fields/PasswordField/index.ts'
import { Mark } from '../../foundations/Mark.tsx'
import { AuthPage } from './AuthPage.tsx'

const meta = {
  title: 'Templates/AuthPage',
  component: AuthPage,
  parameters: { layout: 'fullscreen', part: authPageDocs },
  args: {
    logo: <Mark />,
    title: 'Kirish',
    text: 'Klub bergan elektron manzil va parol bilan.',
    step: (
      <Stepper
        label="Kirish"
        steps={[
          { id: 'country', label: 'Davlat' },
          { id: 'account', label: 'Hisob' },
          { id: 'club', label: 'Klub' },
        ]}
        current="account"
      />
    ),
    children: (
      <>
        <EmailField label="Elektron manzil" value="aziza@zal.uz" onChange={() => {}} />
        <PasswordField label="Parol" value="Zal-2026!" onChange={() => {}} />
        <Button wide>Kirish</Button>
      </>
    ),
    footer: <Link href="#recovery">Parolni tiklash</Link>,
  },
} satisfies Meta<typeof AuthPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontAskForMore: Story = {
  args: { text: 'Zal — zallar va studiyalar uchun boshqaruv tizimi. '.repeat(6) },
}

const sent = fn()

export const Keyboard: Story = {
  args: {
    children: (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <EmailField label="Elektron manzil" value="aziza@zal.uz" onChange={() => {}} />
        <Button type="submit">Kirish</Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible()
  },
}
