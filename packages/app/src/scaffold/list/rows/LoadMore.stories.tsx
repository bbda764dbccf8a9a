import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { inSection } from '../../../testing/inSection.tsx'
import { resource } from '../../query/index.ts'
import { listPage } from '../listPage.tsx'

const rooms = resource('room', {
  list: '/management/room-list/',
  one: '/management/room/{id}/',
})

const List = listPage(rooms, { columns: ['name'], endless: true })

const PER_PAGE = 20

/** A page of sixty rooms. */
function pageOf(page: number) {
  const first = (page - 1) * PER_PAGE + 1
  return HttpResponse.json({
    success: true,
    code: 'ok',
    message: '',
    results: Array.from({ length: PER_PAGE }, (_, at) => ({
      id: first + at,
      name: `Zal ${first + at}`,
      is_active: true,
      version: 1,
    })),
    total_count: 60,
    page,
    page_count: 3,
    per_page: PER_PAGE,
  })
}

const pageIn = (request: Request) => Number(new URL(request.url).searchParams.get('page') ?? 1)

const meta = {
  title: 'Scaffold/LoadMore',
  component: inSection({ list: List }),
  parameters: { server: true, route: '/room/list' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/v1/management/room-list/', ({ request }) => pageOf(pageIn(request)))),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const namesIn = (canvas: Canvas) =>
  canvas.getAllByText(/^Zal \d+$/).map((name: HTMLElement) => name.textContent)
const goToEnd = (canvas: Canvas) =>
  canvas
    .getAllByText(/^Zal \d+$/)
    .at(-1)
    ?.scrollIntoView()

/** The next page loads by itself, and every row appears once. */
export const ReadsOnBelow: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(namesIn(canvas).length).toBeGreaterThanOrEqual(PER_PAGE))
    const before = namesIn(canvas).length
    goToEnd(canvas)
    await waitFor(() => expect(namesIn(canvas).length).toBeGreaterThan(before))
    await expect(new Set(namesIn(canvas)).size).toBe(namesIn(canvas).length)
  },
}

let secondPages = 0

/** A page that failed to load shows an error and is not requested again without a press. */
export const ReportsThatTheNextPageFailed: Story = {
  parameters: { expectedErrors: [/500/] },
  beforeEach: ({ msw }) => {
    secondPages = 0
    msw.use(
      http.get('*/api/v1/management/room-list/', ({ request }) => {
        if (pageIn(request) !== 2) return pageOf(pageIn(request))
        secondPages += 1
        if (secondPages > 1) return pageOf(2)
        return HttpResponse.json(
          { success: false, code: 'unexpected', message: '', errors: {} },
          { status: 500 },
        )
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(namesIn(canvas).length).toBeGreaterThanOrEqual(PER_PAGE))
    const before = namesIn(canvas).length
    goToEnd(canvas)
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(secondPages).toBe(1)
    await userEvent.click(again)
    await waitFor(() => expect(namesIn(canvas).length).toBeGreaterThan(before))
    await expect(secondPages).toBe(2)
  },
}
