import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { exportedAs, listStates, phone } from '../../testing/states.ts'
import { list } from './list/member.list.tsx'
import section from './member.section.ts'

const meta = {
  title: 'Sections/Member',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Room for all tabs, and for all columns but the retention. */
const wide = { viewport: { value: 'w1440' } }

export const Ready: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Balance, UZS' })).toBeVisible()
    await expect((await canvas.findAllByText(/^\(\+998\)/)).length).toBeGreaterThan(5)
  },
}

const states = listStates(section, list, {
  ready: Ready,
  forbidden: 'partner',
  forbiddenTab: 'register',
})

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    // Name, one line and the state, without the phone of the table.
    await expect((await canvas.findAllByText(/, until \d\d/)).length).toBeGreaterThan(5)
    const [first] = canvas.getAllByText(/, until \d\d/)
    await expect(first?.closest('li')?.offsetHeight).toBe(64)
  },
}

/** A state of several words is said in fewer on phones, so that names are not cut. */
const startsIn = (language: 'uz' | 'ru', words: RegExp): Story => ({
  globals: { viewport: { value: 'w390' }, language },
  parameters: { route: '/members/list?subscription=starts' },
  play: async ({ canvas, canvasElement }) => {
    const rows = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('#main li[data-at]')]
      if (found.length === 0) throw new Error('no rows yet')
      return found
    })
    await expect(canvas.getAllByText(words).length).toBeGreaterThanOrEqual(rows.length)
    for (const row of rows) {
      await expect((row as HTMLElement).offsetHeight).toBe(64)
      const name = row.querySelector('[data-title]')?.parentElement
      await expect(name?.scrollWidth).toBe(name?.clientWidth)
    }
  },
})
export const PhoneStartsInUzbek = startsIn('uz', /^\d+-[a-z]+ dan$/)
export const PhoneStartsInRussian = startsIn('ru', /^С \d+ [а-я]+$/)

export const FindsByLastFourDigits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '4567{Enter}')
    await expect(await canvas.findByRole('link', { name: /Gʻulomova Oʻgʻiloy/ })).toBeVisible()
    await expect(await canvas.findByText('(+998) 90 123-45-67')).toBeVisible()
  },
}

export const FindsInTheOtherScript: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'гуломова{Enter}')
    await expect(await canvas.findByRole('link', { name: /Gʻulomova Oʻgʻiloy/ })).toBeVisible()
  },
}

export const ClearsASearchWithoutMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'qqqqwwww{Enter}')
    await canvas.findByRole('heading', { name: 'No members match “qqqqwwww”' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect((await canvas.findAllByText(/^\(\+998\)/)).length).toBeGreaterThan(5)
  },
}

export const RegistersAMember: Story = {
  parameters: { route: '/members/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), "Yo'ldosheva")
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Malika')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '901112200')
    await userEvent.click(canvas.getByRole('radio', { name: /Female/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('heading', { name: 'Yoʻldosheva Malika' })).toBeVisible()
    await expect(await canvas.findByText('No memberships yet')).toBeVisible()
  },
}

export const ShowsTheOwnerOfThePhone: Story = {
  parameters: { route: '/members/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Phone/ }), '901234567')
    await expect(await canvas.findByText('A member with this phone already exists')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Gʻulomova Oʻgʻiloy' })).toBeVisible()
  },
}

/** Directly under the field, not below the form. */
export const ShowsTheOwnerOfThePhoneOnAPhone: Story = phone({
  ...ShowsTheOwnerOfThePhone,
  play: async (context) => {
    await ShowsTheOwnerOfThePhone.play?.(context)
    const { canvas } = context
    const link = canvas.getByRole('link', { name: 'Open Gʻulomova Oʻgʻiloy' })
    const [after] = canvas.getAllByRole('radio')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(
      after?.getBoundingClientRect().top ?? 0,
    )
  },
})

export const RefusesEmptyNames: Story = {
  parameters: { route: '/members/register' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Last name/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBe(4)
    await expect(canvas.getByRole('textbox', { name: /^Last name/ })).toHaveFocus()
  },
}

export const AnswersSixQuestions: Story = {
  play: async (context) => {
    await FindsByLastFourDigits.play?.(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('link', { name: /Gʻulomova Oʻgʻiloy/ }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' }),
    ).toBeVisible()
    for (const question of ['Ends on', 'Balance', 'Frozen until', 'Debt']) {
      await expect((await canvas.findAllByText(question))[0]).toBeVisible()
    }
    await expect((await canvas.findAllByText('250 000 UZS'))[0]).toBeVisible()
  },
}

export const ShowsPayments: Story = {
  play: async (context) => {
    await AnswersSixQuestions.play?.(context)
    const { canvas } = context
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Payments' }))
    await expect((await canvas.findAllByText(/^№ \d+/)).length).toBeGreaterThan(0)
  },
}

export const AsCards: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Cards' }))
    const [card] = await canvas.findAllByRole('heading', { level: 2 })
    await expect(card).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const KeepsDebtors: Story = {
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.findByRole('link', { name })
    await expect(await tab(/^All\s?\d/)).toHaveAttribute('aria-current', 'page')
    await userEvent.click(await tab(/^Debtors/))
    await waitFor(async () => expect(await tab(/^Debtors/)).toHaveAttribute('aria-current', 'page'))
    await userEvent.click(await tab(/^Active/))
    await waitFor(async () => expect(await tab(/^Debtors/)).not.toHaveAttribute('aria-current'))
  },
}

export const HidesMoney: Story = {
  parameters: { role: 'partner', route: '/members/list?debt=1&sort=balance' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\(\+998\)/)).length).toBeGreaterThan(5)
    await expect(canvas.getByRole('link', { name: /^Expiring in 7 days/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Debtors/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Remove Debt/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('columnheader', { name: /Balance/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Cards' }))
    await expect((await canvas.findAllByText('Visits left'))[0]).toBeVisible()
    await expect(canvas.queryByText('Balance')).not.toBeInTheDocument()
  },
}

export const HidesAColumn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Phone/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    const menu = within(await within(document.body).findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(await menu.findByRole('checkbox', { name: 'Phone' }))
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: /Phone/ })).not.toBeInTheDocument(),
    )
  },
}

/** UX-10: exports only the selected rows. */
export const ExportsTheChosen: Story = {
  beforeEach: ({ msw }) => {
    exported.length = 0
    msw.use(
      http.get('*/api/v1/management/member-list/', ({ request }) => {
        const query = new URL(request.url).searchParams
        if (query.has('export')) exported.push(query.get('ids'))
      }),
    )
  },
  play: async ({ canvas }) => {
    // The checkbox in the header renders before those of the rows.
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(2))
    const [, first, second] = canvas.getAllByRole('checkbox')
    if (first && second) await userEvent.click(first).then(() => userEvent.click(second))
    const bar = within(await canvas.findByRole('region', { name: 'Selected rows' }))
    await userEvent.click(await bar.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }))
    await waitFor(() => expect(exported).toEqual([expect.stringMatching(/^\d+,\d+$/)]))
    await expect(await screen.findByText('File exported')).toBeInTheDocument()
  },
}

const exported: (string | null)[] = []

export const DeactivatesMany: Story = {
  play: async ({ canvas }) => {
    // The checkbox in the header renders before those of the rows.
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(2))
    const [, first, second] = canvas.getAllByRole('checkbox')
    if (first && second) await userEvent.click(first).then(() => userEvent.click(second))
    const bar = within(await canvas.findByRole('region', { name: 'Selected rows' }))
    await expect(bar.getByRole('status')).toHaveTextContent('2')
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await expect(await bar.findByText(/2 completed/)).toBeVisible()
  },
}

export const SelectsOnlyWithThePermissionToChange: Story = {
  parameters: { role: 'partner' },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Phone/ })
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const ExportsWhatIsShown: Story = exportedAs('members.xlsx', '/members/list?gender=2')

/** A long export shows its progress and can be stopped. */
export const StopsAnExport: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/member-export-csv/', () => {
        const beginning = new ReadableStream({
          start: (file) => file.enqueue(new Uint8Array(40_960)),
        })
        return new HttpResponse(beginning, { headers: { 'x-total-rows': '100000' } })
      }),
    ),
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'CSV' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Export' })).toBeVisible()
    await expect(await canvas.findByText('40 KB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop export' }))
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible()
  },
}

export const ExportsOnlyWithThePermission: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: 'Print' })
    await expect(screen.queryByRole('menuitem', { name: /Excel/ })).not.toBeInTheDocument()
  },
}

/** The tab's own menu appears once a filter differs from the view. */
export const KeepsAView: Story = {
  globals: wide,
  parameters: { route: '/members/list?debt=1&gender=2' },
  play: async ({ canvas }) => {
    const page = within(document.body)
    const tab = (name: RegExp) => canvas.findByRole('link', { name })
    const isHere = (name: RegExp) =>
      waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-current', 'page'))
    await userEvent.click(await canvas.findByRole('button', { name: 'This view: Edited' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Save as new view' }))
    const name = await page.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('Who owes{Control>}{Enter}{/Control}')
    await isHere(/^Who owes/)

    await userEvent.click(await tab(/^All\s?\d/))
    await isHere(/^All\s?\d/)
    await expect(canvas.queryByRole('button', { name: /^This view/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Remove Gender/ })).not.toBeInTheDocument()

    await userEvent.click(await tab(/^Who owes/))
    await expect(await canvas.findByRole('button', { name: /^Remove Gender/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Gender/ }))
    await expect(await canvas.findByRole('button', { name: 'This view: Edited' })).toBeVisible()
    await userEvent.click(await tab(/^Who owes/))
    await expect(await canvas.findByRole('button', { name: 'This view' })).toBeVisible()
  },
}

export const DeletesAViewAndTakesItBack: Story = {
  globals: wide,
  parameters: { route: '/members/list?debt=1&gender=2' },
  play: async (context) => {
    await KeepsAView.play?.(context)
    const { canvas } = context
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'This view' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /^Who owes/ })).not.toBeInTheDocument(),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: /^Who owes/ })).toBeVisible()
  },
}
