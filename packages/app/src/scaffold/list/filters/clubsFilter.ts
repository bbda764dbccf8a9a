import { useClubNames } from '../../session/index.ts'
import type { FilterType } from '../list.types.ts'

const isList = /^\d{1,16}(,\d{1,16}){1,49}$/

/**
 * Rows of several clubs, chosen in a report whose figures link here; one club alone is that of the tab. It has no control:
 * removing the chip leads back to the club of the tab.
 */
export const clubsFilter = (): FilterType => ({
  names: ['location'],
  inLinksOnly: true,
  parse: ({ location }) => ({ location: location && isList.test(location) ? location : undefined }),
  Control: () => null,
  useDescription: ({ location }) => {
    const names = useClubNames()
    if (!location) return undefined
    return names(location.split(',').map(Number)).join(', ') || location
  },
})
