import type { StoryContext } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'

type Screen = Pick<StoryContext, 'canvas'>

const name = { last: 'Yo‘ldosheva', first: 'Malika', shown: 'Yoʻldosheva Malika' }

/** Fills in the minimum: a name and a phone of nine digits. */
export async function fillLeast({ canvas }: Screen, digits: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), name.last)
  await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), name.first)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), digits)
}

/** Waits for the profile of the filled-in member. */
export async function openOf({ canvas }: Screen) {
  await expect(await canvas.findByRole('heading', { level: 1, name: name.shown })).toBeVisible()
}

/** Opens the map and types coordinates. */
export async function anAddress(canvas: Screen['canvas'], coordinates: string) {
  await userEvent.click(await canvas.findByText('Choose on map'))
  const field = await canvas.findByRole('textbox', { name: 'Coordinates' })
  await userEvent.type(field, `${coordinates}{Enter}`)
}

/** A landscape picture of one colour. */
export async function aPhoto() {
  const canvas = new OffscreenCanvas(640, 480)
  const paint = canvas.getContext('2d')
  if (paint) {
    paint.fillStyle = 'slateblue'
    paint.fillRect(0, 0, 640, 480)
  }
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'Rasm.png', { type: 'image/png' })
}

/** An error response of the server. */
export const refusedWith = (code: string, message: string, status: number, field?: string) =>
  HttpResponse.json(
    {
      success: false,
      code,
      message,
      errors: field ? { [field]: [message || code] } : {},
      request_id: 'Fk39qTzLw0xAb2cD',
    },
    { status },
  )
