import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwner } from './who.ts'

/** Last search string of each list by pathname, for one user in one club. */
const lookedAtAtom = atom<{ owner: string; searches: Record<string, string> }>({
  owner: '',
  searches: {},
})

/** Remembers the search string of the current list while the page is open. */
export function useRememberedSearch() {
  const owner = useOwner()
  const { pathname, search } = useLocation()
  const keep = useSetAtom(lookedAtAtom)
  useEffect(
    function remember() {
      keep((before) => {
        const known = before.owner === owner ? before.searches : {}
        return { owner, searches: { ...known, [pathname]: search } }
      })
    },
    [keep, owner, pathname, search],
  )
}

/** Returns the last search string of a pathname, or ''. */
export function useLastSearch(): (address: string) => string {
  const owner = useOwner()
  const known = useAtomValue(lookedAtAtom)
  return (address) => (known.owner === owner && known.searches[address]) || ''
}
