import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lazyNotice } from './lazyDialog.tsx'

const load = fn<() => Promise<typeof Card>>()
const Card = () => <p>Gʻulomova Oʻgʻiloy</p>

/** Shows an arrival on each press. */
function Door() {
  const [Told] = useState(() => lazyNotice(load))
  const [came, setCame] = useState(0)
  return (
    <>
      <button onClick={() => setCame(came + 1)}>Ring</button>
      {came > 0 && <Told news={came} />}
    </>
  )
}

const meta = { title: 'Scaffold/On demand', component: Door } satisfies Meta<typeof Door>
export default meta
type Story = StoryObj<typeof meta>

/** After the chunk of a card failed to load, the next arrival loads it again; no error is shown. */
export const NoticesRetryAFailedLoad: Story = {
  parameters: { expectedErrors: [/Failed to fetch/] },
  beforeEach: () => {
    load.mockReset()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Card)
  },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('button', { name: 'Ring' })
    await userEvent.click(ring)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    // Retries until the first failure has been processed.
    await waitFor(async () => {
      await userEvent.click(ring)
      await expect(load).toHaveBeenCalledTimes(2)
    })
    await expect(await canvas.findByText('Gʻulomova Oʻgʻiloy')).toBeVisible()
  },
}
