import { expect, waitFor } from 'storybook/test'

// For stories only.

/** Waits until every drawing of the story is rendered; the library loads as a chunk of its own. */
export const drawn = (canvasElement: HTMLElement, count = 1) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-drawn="true"]')).toHaveLength(count))
