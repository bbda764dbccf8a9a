import type { ComponentType, ReactNode } from 'react'
import type { PrefetchArgs } from '../query/index.ts'
import type { VisibleWhen } from '../session/index.ts'
import type { LabelOf, Noun, Words } from '../../i18n/words.ts'

/** Tabs of a record, by names that have words in `<noun>:profile`. */
export type DetailTabs<N extends Noun, One> = {
  [K in ProfileTabOf<N>]?: ComponentType<{ record: One }>
}

type ProfileTabOf<N extends Noun> = Words[N] extends { profile: infer T } ? keyof T & string : never

/** What `detailPage` shows of one record. */
export interface DetailOptions<N extends Noun, One> {
  /** Title of the page and of the window. */
  title(record: One): string
  /** Asks for the record before the screen does. */
  prefetch(args: PrefetchArgs): Promise<void>
  /** Picture before the title. */
  picture?(record: One): ReactNode
  /** Under the title, as a phone. */
  subtitle?(record: One): ReactNode
  /** Beside the title: status and marks. */
  badges?(record: One): ReactNode
  /** Label and value pairs below the title; labels are `<noun>:fields.<key>`. */
  facts?: readonly FactSpec<N, One>[]
  /** Buttons of the record. */
  actions?: ComponentType<{ record: One }>
  /** The open one is in the address as `tab`; the first is the default. */
  tabs?: DetailTabs<N, One>
  /** Facts and tabs, by name, that are only for some; the server says the same. */
  visibleWhen?: VisibleWhen
  /** Tab of the section to go to when the record cannot be read. By default the reason is shown. */
  otherwise?: string
}

export type FactSpec<N extends Noun, One> =
  | (keyof One & LabelOf<N>)
  | { key: LabelOf<N>; render(record: One): ReactNode }
