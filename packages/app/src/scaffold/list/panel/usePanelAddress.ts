import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Query name of the open record. */
const OPEN = 'open'

/** The open record of a list. It is in the URL, so that a link and Back work. */
export interface PanelAddress {
  /** Undefined while the panel is closed. */
  id: number | undefined
  /** URL that opens a record beside the list. */
  hrefOf(id: number): string
  /** Opens another record without a history entry. */
  show(id: number): void
  close(): void
}

/** The open record in the URL; anything but an id is ignored. */
export function usePanelAddress(): PanelAddress {
  const [query, setQuery] = useSearchParams()
  return useMemo(() => {
    const given = query.get(OPEN) ?? ''
    const change = (before: URLSearchParams, id: number | undefined) => {
      const after = new URLSearchParams(before)
      if (id === undefined) after.delete(OPEN)
      else after.set(OPEN, String(id))
      return after
    }
    const write = (id: number | undefined) =>
      setQuery((before) => change(before, id), { replace: true })
    return {
      id: /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined,
      hrefOf: (id) => `?${change(query, id)}`,
      show: write,
      close: () => write(undefined),
    }
  }, [query, setQuery])
}
