/** Focus target of a row of the page's list. */
const markAt = (at: number) =>
  document.querySelector<HTMLElement>(
    `[data-table] [data-at="${at}"]:not([data-table] [data-table] *) [data-row]`,
  )

/** Index of the row whose focus target this is; −1 if it is none. */
export function indexOfMark(target: EventTarget | null): number {
  const mark = target instanceof Element ? target.closest('[data-row]') : null
  const row = mark?.closest<HTMLElement>('[data-at]')
  return row ? Number(row.dataset.at) : -1
}

/** Focuses a row. */
export const focusRow = (at: number) => markAt(at)?.focus({ preventScroll: true })

/** Scrolls a row into view. */
export const revealRow = (at: number) =>
  markAt(at)?.closest('[data-at]')?.scrollIntoView({ block: 'nearest' })

/** Whether focus is in a panel or an overlay, from where it is not taken. */
export const isFocusTaken = () =>
  Boolean(
    document.activeElement?.closest(
      '[data-side-panel], [role="dialog"], [role="alertdialog"], input, textarea',
    ),
  )
