import { useState } from 'react'
import type { CalendarSheet } from './CalendarSheet.tsx'

type Sheet = typeof CalendarSheet

// The same for all fields of the page.
let known: Sheet | undefined

/**
 * The calendar, which comes from the network when it is first wanted. Where it does not come, the
 * date can still be typed and the next press asks again; nothing breaks the form.
 */
export function useCalendarSheet() {
  const [sheet, setSheet] = useState<{ Sheet: Sheet | undefined }>({ Sheet: known })
  const load = () => {
    if (sheet.Sheet) return
    import('./CalendarSheet.tsx').then(
      ({ CalendarSheet }) => {
        known = CalendarSheet
        setSheet({ Sheet: known })
      },
      () => undefined,
    )
  }
  return { Sheet: sheet.Sheet, load }
}
