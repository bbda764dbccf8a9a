import { useSearchParams } from 'react-router-dom'

/** The page of a list inside a screen; it is in the address, beside whatever else is there. */
export function usePages(name = 'page') {
  const [query] = useSearchParams()
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(query)
    next.set(name, String(page))
    return `?${next}`
  }
  return { page: Math.max(1, Math.floor(Number(query.get(name))) || 1), hrefOf }
}
