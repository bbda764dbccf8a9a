import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { failed, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/My profile',
  component: App,
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/settings/profile' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const path = '/merchant/user-profile/'

/** Own names and contact, ways to sign in, look; role and clubs only for reading. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First name/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await expect(canvas.getByText('Role and clubs are changed by another owner.')).toBeVisible()
    await expect(canvas.getByText('owner@zal.demo')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Menu' })
    await expect(within(canvas.getByRole('main')).queryByRole('textbox')).toBeNull()
  },
}

export const Failed: Story = failed()

/** Everybody has a profile: also who may do little else. */
export const OfATrainer: Story = {
  parameters: { role: 'trainer', route: '/profile' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Role and clubs are changed by someone above you.'),
    ).toBeVisible()
  },
}

/** The bar names what changed; saving keeps the rest. */
export const ChangesAName: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^First name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Aziza')
    await expect(canvas.getByText('1 change')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await screen.findByText('Changes saved')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull())
    await expect(field).toHaveValue('Aziza')
  },
}

/** A record that was changed meanwhile shows both values of the same field. */
export const AsksAboutAChangeOfSomebodyElse: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^First name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Aziza')
    const { results } = (await somebodyElse('GET', path)) as { results: { version: number } }
    await somebodyElse('PATCH', path, { first_name: 'Zuhra', version: results.version })
    await userEvent.click(canvas.getByRole('button', { name: /^Save changes/ }))
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByRole('radio', { name: /Zuhra/ })).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Aziza/ }))
    await userEvent.click(question.getByRole('button', { name: /^Keep|^Save/ }))
    await expect(await screen.findByText('Changes saved')).toBeVisible()
  },
}

/** Other cards of the page save at once; a name that is being typed does not conflict with them. */
export const SavesBesideOtherCards: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^First name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Aziza')
    await userEvent.click(canvas.getByRole('button', { name: 'Opens with: Home' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Members' }))
    await canvas.findByRole('button', { name: 'Opens with: Members' })
    await userEvent.click(canvas.getByRole('button', { name: /^Save changes/ }))
    await expect(await screen.findByText('Changes saved')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The new address waits for its link; the old one works until then. */
export const AsksForANewEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Email' }))
    const form = within(await screen.findByRole('dialog', { name: /^New email/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^New email/ }), 'aziza@zal.uz')
    const password = form.getByLabelText(/^Current password/)
    await userEvent.type(password, 'wrong{Control>}{Enter}{/Control}')
    await expect(await form.findByText('Wrong password. Try again.')).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'Zal-2026{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/^Open the link sent to aziza@zal.uz/)).toBeVisible()
    await expect(canvas.getByText('owner@zal.demo')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByText(/^Open the link sent to/)).toBeNull())
  },
}

/** A new password has the four rules, and this session goes on. */
export const SetsANewPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Password' }))
    const form = within(await screen.findByRole('dialog', { name: /^New password/ }))
    await userEvent.type(form.getByLabelText(/^Current password/), 'Zal-2026')
    const [next, again] = [
      form.getByLabelText(/^New password(?! again)/),
      form.getByLabelText(/^New password again/),
    ]
    await userEvent.type(next, 'tulip{Control>}{Enter}{/Control}')
    await expect(form.getByText('The password doesn’t meet all the rules yet')).toBeVisible()
    await userEvent.clear(next)
    await userEvent.type(next, 'Tulip-Bakery-81')
    await userEvent.type(again, 'Tulip-Bakery-81{Control>}{Enter}{/Control}')
    await expect(await screen.findByText(/^Your new password is saved/)).toBeVisible()
    await expect(await canvas.findByText(/A new one ends all other sessions$/)).toBeVisible()
  },
}

/** The section that opens first is chosen of those that the person may open, and acts at once. */
export const ChoosesTheFirstScreen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opens with: Home' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Members' }))
    await expect(await screen.findByText('First screen saved')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Opens with: Members' })).toBeVisible()
    const { results } = await somebodyElse('GET', path)
    await expect(results).toMatchObject({ opens_with: 'member' })
  },
}

/** The morning digest is off at first; the hour is asked for once it is on, and both act at once. */
export const TurnsOnTheDigest: Story = {
  parameters: { role: 'director' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('switch', { name: /^Send me the digest/ })
    await expect(card).not.toBeChecked()
    await expect(canvas.queryByRole('combobox', { name: /^Hour/ })).toBeNull()
    await userEvent.click(card)
    await expect(await screen.findByText('The digest comes every day at 08:00')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /Hour/ }))
    await userEvent.click(await screen.findByRole('option', { name: '07:00' }))
    await expect(await screen.findByText('The digest comes every day at 07:00')).toBeVisible()
    const { results } = await somebodyElse('GET', path, undefined, 'director')
    await expect(results).toMatchObject({ digest: { is_on: true, hour: 7 } })
    await userEvent.click(canvas.getByRole('switch', { name: /^Send me the digest/ }))
    await expect(await screen.findByText('The digest is turned off')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Hour/ })).toBeNull()
  },
}

/** A setting that was not saved stays as it is stored. */
export const DigestIsNotSaved: Story = {
  parameters: {
    role: 'director',
    network: 'error',
    affects: /PATCH .*user-profile/,
    expectedErrors: [/500/],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Send me the digest/ }))
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: /^Send me the digest/ })).not.toBeChecked(),
    )
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

/** Only owners and directors have the digest. */
export const NoDigestForAManager: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Language and look' })).toBeVisible()
    await expect(canvas.queryByRole('switch', { name: /^Send me the digest/ })).toBeNull()
  },
}

export const OpensThePin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change|Set): PIN/ }))
    await expect(await screen.findByRole('dialog', { name: /^My PIN/ })).toBeVisible()
  },
}

export const Phone: Story = phone(Ready)
