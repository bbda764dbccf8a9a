import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStorageScope } from '../session/index.ts'

/** How lists were last looked at: what stood behind the question mark, by address, for one person in one club. */
const lastListParamsAtom = atom<{ owner: string; searches: Record<string, string> }>({
  owner: '',
  searches: {},
})

/** Remembers how the list of this address is looked at, as long as the page is open. */
export function useRememberListParams() {
  const owner = useStorageScope()
  const { pathname, search } = useLocation()
  const keep = useSetAtom(lastListParamsAtom)
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

/** What stood behind the question mark of an address when it was last open. */
export function useLastListParams(): (address: string) => string {
  const owner = useStorageScope()
  const known = useAtomValue(lastListParamsAtom)
  return (address) => (known.owner === owner && known.searches[address]) || ''
}
