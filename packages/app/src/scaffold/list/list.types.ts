import type { BulkResult } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { LabelOf, Noun } from '../../i18n/words.ts'
import type { components } from '@zal/api'
import type { Identified, Page, PathWith } from '../api/index.ts'
import type { TabOf } from '../routing/index.ts'
import type { VisibleWhen } from '../session/index.ts'

/** Sections whose lists have saved views. */
export type ViewNoun = components['schemas']['ViewNoun']

/**
 * A column: a property of the row that has a label, or a label with a way to draw it. Labels are
 * `<noun>:fields.<key>`.
 */
export type ColumnSpec<N extends Noun, Row> = (keyof Row & LabelOf<N>) | DrawnColumn<N, Row>

export interface DrawnColumn<N extends Noun, Row> {
  key: LabelOf<N>
  render(row: Row): ReactNode
  /** Stands before it. */
  picture?(row: Row): ReactNode
  /** `end` for amounts and counts, which line up. @default 'start' */
  align?: 'start' | 'end'
  /** Name of the order on the server, if the list can be sorted by it. */
  sort?: string
  /** Part of the width of the table, as '24%'. */
  width?: string
  /** Where it stands when rows become cards: `corner` is beside the title. @default 'line' */
  card?: 'title' | 'corner' | 'line' | 'none'
}

/** What the address holds for a filter, by query name. */
export type FilterValues = Record<string, string | undefined>

/**
 * A filter in the bar above a list. It reads and writes one or more query names of the address;
 * `options`, `period` and `reference` make the usual ones.
 */
export interface FilterType {
  /** Query names of the specification. */
  names: readonly string[]
  /** What of these values there can be; of any other value in an address the list knows nothing. */
  parse(values: FilterValues): FilterValues
  Control: ComponentType<FilterControlProps>
  /** Words of the chip; undefined while the filter is off. A hook, since a record's name is asked for. */
  useDescription(values: FilterValues, words: FilterLabelContext): string | undefined
}

export interface FilterControlProps {
  noun: Noun
  /** Name of the filter, which finds its words. */
  name: string
  label: string
  values: FilterValues
  set(values: FilterValues): void
}

export interface FilterLabelContext {
  noun: Noun
  name: string
  translate(key: string, vars?: Record<string, string | number>): string
}

/** A filter for each name that has words in `<noun>:filters`. */
export type FiltersFor<N extends Noun, Filter> = {
  [K in string & (keyof Filter | FilterNameOf<N>)]?: FilterType
}

type FilterNameOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends {
  filters: infer F
}
  ? keyof F & string
  : never

/** A way of looking at the rows of a list. */
export type ListLayout = 'table' | 'cards'

/** What can be done to many rows at once: the same change of each. */
export interface BulkChange<Row, Change> {
  change: Partial<Change>
  /** What takes it back; undefined where nothing does. @default what the row has by the same names */
  before?(row: Row): Partial<Change> | undefined
}

/** What can be done to many rows after a question that sends it by itself. */
export interface BulkDialog<Row> {
  ask: ComponentType<BulkDialogProps<Row>>
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  close(): void
  /** Shows what came of it; the failed rows stay chosen. */
  done(result: BulkResult): void
}

/** Names of `<noun>:quick`, the words of the filters above a list. */
type QuickOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends { quick: infer Q }
  ? keyof Q & string
  : never

/** What `listPage` draws of a resource: its columns, its search and filters, and what may be done with its rows. */
export interface ListOptions<
  N extends Noun,
  List extends Page<Identified>,
  Filter,
  Change = object,
> {
  columns: readonly ColumnSpec<N, RowOfList<List>>[]
  /** Shows the search field; it applies from two characters. @default false */
  search?: 'q' extends keyof Filter ? boolean : never
  filters?: FiltersFor<N, Filter>
  /** Filters of one press above the list, each a set of values: `{ debtors: { debt: '1' } }`. */
  quick?: { [K in QuickOf<N>]?: FilterValues }
  /** Columns and filters, by name, that are only for some; the server says the same. */
  visibleWhen?: VisibleWhen
  /** Ways of looking, the usual one first; the address keeps the choice. @default cards where `card` is given, else a table */
  layouts?: readonly [ListLayout, ...ListLayout[]]
  /** Whether views of the list can be kept and shared. @default false */
  views?: N extends ViewNoun ? boolean : never
  /** Where all rows of the list come as a file, for whoever may export; with `bulk` it takes the `ids` of chosen ones. */
  exports?: Record<'xlsx' | 'csv', PathWith<'get'>>
  /** The tab where records come out of a file, for whoever may go there. */
  imports?: TabOf<Noun>
  /** What whoever may change records can do to many, by its name in `common:bulk`. */
  bulk?: {
    [K in keyof import('../../i18n/words.ts').Words['common']['bulk']]?:
      | BulkChange<RowOfList<List>, Change>
      | BulkDialog<RowOfList<List>>
  }
  /** Tab that a row opens. @default 'edit' */
  opens?: string
  /** The menu of a row where something else may be done with it. @default change and delete, as the row or the permission lets */
  menu?: ComponentType<{ row: RowOfList<List> }>
  /** Draws a row as a card instead of a table line; `actions` is its menu. */
  card?(row: RowOfList<List>, actions: ReactNode): ReactNode
  /** Rows that are no longer in use. */
  dimmed?(row: RowOfList<List>): boolean
  /** Reads on as the person scrolls, instead of pages. @default false */
  endless?: boolean
  /** Above the rows: totals and the like, from the latest answer and all rows that are shown. */
  above?: ComponentType<{ answer: List; rows: readonly RowOfList<List>[] }>
}

export type RowOfList<List> = List extends { results: (infer Row extends Identified)[] }
  ? Row
  : never

/** The same options without their types, for the inside of the scaffold. */
export interface PlainListOptions {
  columns: readonly PlainColumn[]
  search?: boolean
  filters?: Record<string, FilterType>
  quick?: Record<string, FilterValues>
  visibleWhen?: VisibleWhen
  layouts?: readonly [ListLayout, ...ListLayout[]]
  views?: boolean
  exports?: Record<'xlsx' | 'csv', string>
  imports?: TabOf<Noun>
  bulk?: Record<string, BulkChange<Identified, object> | BulkDialog<Identified>>
  opens?: string
  menu?: ComponentType<{ row: Identified }>
  card?(row: Identified, actions: ReactNode): ReactNode
  dimmed?(row: Identified): boolean
  endless?: boolean
  above?: ComponentType<{ answer: Page<Identified>; rows: readonly Identified[] }>
}

export type PlainColumn =
  | string
  | {
      key: string
      render(row: Identified): ReactNode
      picture?(row: Identified): ReactNode
      align?: 'start' | 'end'
      sort?: string
      width?: string
      card?: DrawnColumn<Noun, Identified>['card']
    }
