import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, forbidden, phone } from '../../../testing/states.ts'
import { anAddress, aPhoto, fillLeast, openOf, refusedWith } from './memberForm.fixture.ts'

const meta = {
  title: 'Sections/Member/Form',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Last name/ })).toHaveFocus()
    await expect(await canvas.findByRole('combobox', { name: /^Address/ })).toBeVisible()
    await expect(await canvas.findByText('Choose image')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save as draft' })).toBeVisible()
  },
}

export const Phone: Story = phone(Ready)

export const Russian: Story = { parameters: { language: 'ru' } }

/** The long text beside the camera stays inside its box. */
export const RussianOnAPhone: Story = phone({
  ...Russian,
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Выбрать изображение')
    const box = words.closest('label')
    const ends = (text: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().right
    }
    await expect(ends(words)).toBeLessThan(box?.getBoundingClientRect().right ?? 0)
  },
})

export const Uzbek: Story = { parameters: { language: 'uz' } }

/** The record is loading. */
export const Loading: Story = {
  parameters: { network: 'loading', route: '/members/edit/1' },
  play: async ({ canvas, canvasElement }) => {
    const lines = () => canvasElement.querySelectorAll('main [aria-hidden] > [aria-hidden]')
    await waitFor(() => expect(lines().length).toBe(8))
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = failed('/members/edit/1')

export const Forbidden: Story = forbidden('partner', '/members/register')

/** A photo is cropped, uploaded and shown on the profile. */
export const TakesAPhoto: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillLeast(context, '901112201')
    await userEvent.upload(await canvas.findByLabelText(/^Photo/), await aPhoto())
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }))
    await expect(await canvas.findByText('Rasm.png uploaded')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await openOf(context)
    await waitFor(() => expect(faceOf(context.canvasElement)).toBe(256))
  },
}

const faceOf = (page: HTMLElement) =>
  page.querySelector<HTMLImageElement>('main img[src^="/api/v1/files/"]')?.naturalWidth

/** A draft needs name and phone only; the rest is required to complete it. */
export const KeepsADraft: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillLeast(context, '901112202')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }))
    await openOf(context)
    await expect((await canvas.findAllByText('Draft'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Actions: / }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBe(1)
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await openOf(context)
    await waitFor(() => expect(canvas.queryByText('Draft')).not.toBeInTheDocument())
  },
}

export const DraftNeedsANameAndAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as draft' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBe(3)
  },
}

/** As on the server: the birth date is before today, the joining date at the latest today. */
export const IsBornBeforeToday: Story = {
  play: async ({ canvas }) => {
    const born = await canvas.findByRole('textbox', { name: /^Date of birth/ })
    await userEvent.type(born, 'bugun{Tab}')
    await expect(await canvas.findByText('Choose 11/03/2026 or earlier')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Joined/ }), 'bugun{Tab}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('The date must be in the past')).toBeVisible()
    await expect(canvas.queryByText('The date can’t be in the future')).toBeNull()
  },
}

/** Three letters suggest addresses; editing the text drops the coordinates. */
export const FindsAnAddress: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Address/ })
    await userEvent.type(field, 'чилон{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: /^Chilanzar district/ }))
    await expect(field).toHaveValue('Chilanzar district, Tashkent')
    await expect(await canvas.findByText('On map')).toBeVisible()
    await userEvent.type(field, ' 5')
    await expect(await canvas.findByText(/Not on map\. Choose a/)).toBeVisible()
  },
}

/** A point on the map is named by reverse geocoding. */
export const NamesAPoint: Story = {
  play: async ({ canvas }) => {
    await anAddress(canvas, '41.2757 69.2043')
    const field = canvas.getByRole('combobox', { name: /^Address/ })
    await waitFor(() => expect(field).toHaveDisplayValue(/Chilanzar/))
    // Enter in the coordinates field did not submit the form.
    await expect(canvas.queryByText(/^Check \d+ field/)).not.toBeInTheDocument()
  },
}

const noMaps = http.get('*/api/v1/management/places/*', () =>
  refusedWith('geocoder_unavailable', 'The map service isn’t responding.', 503),
)

/** Map service failure: an alert, no suggestions, and the typed text stays. */
export const MapsFail: Story = {
  parameters: { expectedErrors: [/503/] },
  beforeEach: ({ msw }) => msw.use(noMaps),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Address/ })
    await userEvent.type(field, 'chilonzor{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load')
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await expect(field).toHaveValue('chilonzor')
  },
}

export const PointFails: Story = {
  parameters: { expectedErrors: [/503/] },
  beforeEach: ({ msw }) => msw.use(noMaps),
  play: async ({ canvas }) => {
    await anAddress(canvas, '41.2757 69.2043')
    const news = within(document.body).getByRole('region', { name: 'Messages' })
    await waitFor(() => expect(within(news).getByText(/map service/)).toBeVisible())
  },
}

/** already_gym_member: the existing member is shown under the phone until the phone changes. */
export const AlreadyGymMember: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillLeast(context, '901234567')
    await expect(await canvas.findByText('A member with this phone already exists')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Gʻulomova Oʻgʻiloy' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const taken = 'A member with this phone already exists in this club.'
    await expect(await canvas.findByText(taken)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '{Backspace}9')
    await waitFor(() => expect(canvas.queryByText(taken)).not.toBeInTheDocument())
    await expect(
      canvas.queryByText('A member with this phone already exists'),
    ).not.toBeInTheDocument()
  },
}

/** On a phone the error is scrolled into view. */
export const ShowsOnAPhoneWhyItFailed: Story = phone({
  play: async (context) => {
    const { canvas } = context
    await fillLeast(context, '901234567')
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    canvas.getByRole('switch', { name: /all clubs/ }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const why = await canvas.findByRole('alert')
    await waitFor(() => expect(why.getBoundingClientRect().top).toBeGreaterThan(0))
  },
})

const refusing = (code: string, field?: string): Pick<Story, 'beforeEach' | 'parameters'> => ({
  parameters: { route: '/members/edit/1', expectedErrors: [/400/] },
  beforeEach: ({ msw }) =>
    msw.use(http.patch('*/api/v1/management/member/*', () => refusedWith(code, '', 400, field))),
})

const changesPhone = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const field = await canvas.findByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(field)
  await userEvent.type(field, '901112203{Control>}{Enter}{/Control}')
  return field
}

/** An error without a field is shown above the form. */
export const FailsAsAWhole: Story = {
  ...refusing('malformed'),
  play: async (context) => {
    await changesPhone(context)
    await expect(await context.canvas.findByText('Form Submission Failed')).toBeVisible()
  },
}

/** phone_already_in_use: a member of another club, who is not named. */
export const PhoneAlreadyInUse: Story = {
  ...refusing('phone_already_in_use', 'phone'),
  play: async (context) => {
    const field = await changesPhone(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/another of your clubs/))
  },
}

/** phone_can_not_be_changed: the member signs in to the app with it. */
export const PhoneCanNotBeChanged: Story = {
  ...refusing('phone_can_not_be_changed', 'phone'),
  play: async (context) => {
    const field = await changesPhone(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/signs in to the app/))
  },
}

/** A member of a partner is read-only. */
export const ReadOnly: Story = {
  parameters: { route: '/members/edit/1' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/member/*', async ({ request }) => {
        const answer = await fetch(
          request.url.replace('/management/member/1/', '/customer/1/profile/'),
          {
            headers: request.headers,
          },
        )
        const { results } = (await answer.json()) as { results: object }
        return HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: { ...results, read_only: true },
        })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This member is read-only.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
}

/** unableToDeleteMember: shown in the confirmation. */
export const UnableToDelete: Story = {
  parameters: { route: '/members/list?q=4567', role: 'owner', expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions: Gʻulomova Oʻgʻiloy' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    // The dialog fades in; the response may arrive earlier.
    await waitFor(() =>
      expect(question.getByText(/The member has an active, frozen/)).toBeVisible(),
    )
  },
}
