/**
 * What the docs page of a part says beside its stories and props. Written for designers, in
 * English; the check refuses a part whose page lacks one of these.
 */
export interface PartDocs {
  /** One sentence: what the part is. */
  what: string
  /** Where it is the right choice. */
  when: string[]
  /** Where another part is, and which. */
  whenNot: string[]
  /** Stories of the part that show it used well, with the reason. */
  do: LiveExample[]
  /** Stories of the part that show it used badly, with the reason. */
  dont: LiveExample[]
  /** Every key that it answers; empty where nothing is to be pressed. */
  keyboard: { keys: string; does: string }[]
  /** It covers the page or is one: its examples stand in frames of their own. @default false */
  framed?: boolean
}

/** A story of the same file, by the name of its export. */
export interface LiveExample {
  story: string
  why: string
}
