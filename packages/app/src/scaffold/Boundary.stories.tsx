import { ApiError } from '@zal/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import type { Asked } from './ask.ts'
import { Boundary } from './Boundary.tsx'

const retry = fn()
const asked = (state: Partial<Asked<string[]>>): Asked<string[]> => ({
  data: undefined,
  error: undefined,
  loading: false,
  refreshing: false,
  retry,
  ...state,
})
const refused = (status: number, code: string) =>
  asked({ error: new ApiError({ status, code, requestId: 'Fk39qTzLw0' }) })

const meta = {
  title: 'Scaffold/Boundary',
  component: Boundary<string[]>,
  args: {
    asked: asked({}),
    children: (rooms) => (
      <ul>
        {rooms.map((room) => (
          <li key={room}>{room}</li>
        ))}
      </ul>
    ),
    empty: { when: (rooms) => rooms.length === 0, show: <p>Hali xona yoʻq</p> },
  },
  beforeEach: () => void retry.mockClear(),
} satisfies Meta<typeof Boundary<string[]>>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { asked: asked({ data: ['Katta zal', 'Yoga zali'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const ShowsASkeletonAfterAMoment: Story = {
  args: { asked: asked({ loading: true }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\w/)
  },
}

export const Empty: Story = {
  args: { asked: asked({ data: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hali xona yoʻq')).toBeVisible()
  },
}

export const FailedOffersToTryAgain: Story = {
  args: { asked: refused(500, 'unexpected') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Request ID: Fk39qTzLw0')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** A proxy error carries no request id, so none is shown. */
export const FailedWithoutANumber: Story = {
  args: { asked: asked({ error: new ApiError({ status: 502, code: 'http_502' }) }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy number' })).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(/number|below|Request/)
  },
}

/** One press copies the request id; a clipboard error is reported. */
export const CopiesTheNumber: Story = {
  args: { asked: refused(500, 'unexpected') },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
    const copy = canvas.getByRole('button', { name: 'Copy number' })
    await userEvent.click(copy)
    await expect(write).toHaveBeenCalledWith('Fk39qTzLw0')
    await expect(await screen.findByText('Copied')).toBeInTheDocument()
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await userEvent.click(copy)
    await expect(await screen.findByText('Couldn’t copy')).toBeInTheDocument()
  },
}

export const Forbidden: Story = {
  args: { asked: refused(403, 'forbidden') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You don’t have access' })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { asked: refused(404, 'not_found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not found' })).toBeVisible()
  },
}

export const KeepsWhatIsShownWhenAReloadFails: Story = {
  args: { asked: { ...refused(500, 'unexpected'), data: ['Katta zal'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Katta zal')).toBeVisible()
  },
}
