/**
 * Documentation of a component beside its stories and props. Written for designers, in English; a
 * check fails if one is missing.
 */
export interface PartDocs {
  /** One sentence: the purpose of the component. */
  what: string
  /** Good uses. */
  when: string[]
  /** Cases for another component, and which. */
  whenNot: string[]
  /** Stories of good use, with the reason. */
  do: LiveExample[]
  /** Stories of bad use, with the reason. */
  dont: LiveExample[]
  /** All keyboard keys; empty for a static component. */
  keyboard: { keys: string; does: string }[]
  /** Renders the examples in iframes, because it covers the page. @default false */
  framed?: boolean
}

/** A story of the same file, by export name. */
export interface LiveExample {
  story: string
  why: string
}
