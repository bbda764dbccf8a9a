import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lazyNotice } from './lazyDialog.tsx'

const load = fn<() => Promise<typeof Card>>()
const Card = () => <p>Gʻulomova Oʻgʻiloy</p>

/** Something comes with each press. */
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

/** The code of a card did not come: the next arrival asks for it anew, with nothing said in between. */
export const NewsAskAnew: Story = {
  parameters: { expectedErrors: [/Failed to fetch/] },
  beforeEach: () => {
    load.mockReset()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Card)
  },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('button', { name: 'Ring' })
    await userEvent.click(ring)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    // Once it is known that the first did not come.
    await waitFor(async () => {
      await userEvent.click(ring)
      await expect(load).toHaveBeenCalledTimes(2)
    })
    await expect(await canvas.findByText('Gʻulomova Oʻgʻiloy')).toBeVisible()
  },
}
