import type { ComponentType, ReactNode } from 'react'
import type { PrefetchArgs } from '../query/index.ts'
import type { VisibleWhen } from '../session/index.ts'
import type { LabelOf, Noun, Words } from '../../i18n/words.ts'

/** Tabs of a record, by names that have labels in `<noun>:profile`. */
export type DetailTabs<N extends Noun, One> = {
  [K in ProfileTabOf<N>]?: ComponentType<{ record: One }>
}

type ProfileTabOf<N extends Noun> = Words[N] extends { profile: infer T } ? keyof T & string : never

/** Options of `detailPage`. */
export interface DetailOptions<N extends Noun, One> {
  /** Title of the page and of the window. */
  title(record: One): string
  /** Prefetches the record. */
  prefetch(args: PrefetchArgs): Promise<void>
  /** Picture before the title. */
  picture?(record: One): ReactNode
  /** Shown under the title, such as a phone number. */
  subtitle?(record: One): ReactNode
  /** Shown beside the title: status badges. */
  badges?(record: One): ReactNode
  /** Groups of facts beside all tabs; below 1100 px a folded block. Its label is `<noun>:details`. */
  rail?: ComponentType<{ record: One }>
  /** Label and value pairs below the title; labels are `<noun>:fields.<key>`. */
  facts?: readonly FactSpec<N, One>[]
  /** Buttons of the record. */
  actions?: ComponentType<{ record: One }>
  /** The active tab is the search param `tab`; the first is the default. */
  tabs?: DetailTabs<N, One>
  /** Visibility of facts and tabs, by name; the server enforces the same permission. */
  visibleWhen?: VisibleWhen
}

export type FactSpec<N extends Noun, One> =
  | (keyof One & LabelOf<N>)
  | { key: LabelOf<N>; render(record: One): ReactNode }
