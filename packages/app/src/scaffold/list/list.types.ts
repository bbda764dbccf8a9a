import type { BulkResult } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { LabelOf, Noun } from '../../i18n/words.ts'
import type { components } from '@zal/api'
import type { Identified, Page, PathWith } from '../api/index.ts'
import type { RecordTypes } from '../query/index.ts'
import type { ScreenComponent } from '../routing/index.ts'
import type { VisibleWhen } from '../session/index.ts'

/** Nouns whose lists have saved views. */
export type ViewNoun = components['schemas']['ViewNoun']

/**
 * A column: a labelled property of the row, or a label with a render function. Labels are
 * `<noun>:fields.<key>`.
 */
export type ColumnSpec<N extends Noun, Row> = (keyof Row & LabelOf<N>) | DrawnColumn<N, Row>

export interface DrawnColumn<N extends Noun, Row> {
  key: LabelOf<N>
  render(row: Row): ReactNode
  /** Image before the cell. */
  picture?(row: Row): ReactNode
  /** `end` for amounts and counts. @default 'start' */
  align?: 'start' | 'end'
  /** The server's `sort` value, if the list can be sorted by it. */
  sort?: string
  /** Share of the table width, such as '24%'. */
  width?: string
  /** Slot of the cell when rows render as cards: `corner` is beside the title. @default 'line' */
  card?: 'title' | 'corner' | 'line' | 'none'
}

/** Filter values in the URL, by query name. */
export type FilterValues = Record<string, string | undefined>

/**
 * A filter above a list. It reads and writes one or more query names of the URL; `options`,
 * `period` and `reference` create the common ones.
 */
export interface FilterType {
  /** Query names in the contract. */
  names: readonly string[]
  /** Keeps the valid values; others in a URL are ignored. */
  parse(values: FilterValues): FilterValues
  Control: ComponentType<FilterControlProps>
  /**
   * Text of the chip; undefined while the filter is off. A hook, since the name of a record may
   * have to be fetched.
   */
  useDescription(values: FilterValues, words: FilterLabelContext): string | undefined
}

export interface FilterControlProps {
  noun: Noun
  /** Name of the filter, for its translations. */
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

/** A filter for each name that has a label in `<noun>:filters`. */
export type FiltersFor<N extends Noun, Filter> = {
  [K in string & (keyof Filter | FilterNameOf<N>)]?: FilterType
}

type FilterNameOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends {
  filters: infer F
}
  ? keyof F & string
  : never

/** Layout of the rows of a list. */
export type ListLayout = 'table' | 'cards'

/** A bulk change: the same patch for each selected row. */
export interface BulkChange<Row, Change> {
  change: Partial<Change>
  /**
   * The patch that undoes it; undefined where undo is impossible. @default the row's values of the
   * same properties
   */
  before?(row: Row): Partial<Change> | undefined
}

/** A bulk action with its own dialog, which sends the request. */
export interface BulkDialog<Row> {
  ask: ComponentType<BulkDialogProps<Row>>
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  close(): void
  /** Shows the result; the failed rows stay selected. */
  done(result: BulkResult): void
}

/** Names in `<noun>:quick`, the labels of the quick filters. */
type QuickOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends { quick: infer Q }
  ? keyof Q & string
  : never

/** Options of `listPage`: columns, search, filters and the actions on its rows. */
export interface ListOptions<T extends RecordTypes> {
  columns: readonly ColumnSpec<T['noun'], RowOfList<T['list']>>[]
  /** Shows the search field; it searches from two characters. @default false */
  search?: 'q' extends keyof T['filter'] ? boolean : never
  filters?: FiltersFor<T['noun'], T['filter']>
  /** One-press filters above the list, each a set of values: `{ debtors: { debt: '1' } }`. */
  quick?: { [K in QuickOf<T['noun']>]?: FilterValues }
  /** Visibility of columns and filters, by name; the server enforces the same permission. */
  visibleWhen?: VisibleWhen
  /**
   * Available layouts, the default one first; the choice is a search param. @default cards where
   * `card` is given, else a table
   */
  layouts?: readonly [ListLayout, ...ListLayout[]]
  /** Whether views of the list can be saved and shared. @default false */
  views?: T['noun'] extends ViewNoun ? boolean : never
  /**
   * Export paths by format, for users who may export; with `bulk` they accept the `ids` of selected
   * rows.
   */
  exports?: Record<'xlsx' | 'csv', PathWith<'get'>>
  /** Bulk actions for users who may change records, by name in `common:bulk`. */
  bulk?: {
    [K in keyof import('../../i18n/words.ts').Words['common']['bulk']]?:
      | BulkChange<RowOfList<T['list']>, T['bulk']>
      | BulkDialog<RowOfList<T['list']>>
  }
  /** Tab that a row links to. @default 'edit' */
  opens?: string
  /** Row menu. @default change and delete, as allowed by the row or the permission */
  menu?: ComponentType<{ row: RowOfList<T['list']> }>
  /** Renders a row as a card instead of a table row; `actions` is its menu. */
  card?(row: RowOfList<T['list']>, actions: ReactNode): ReactNode
  /** Whether the row is dimmed as inactive. */
  dimmed?(row: RowOfList<T['list']>): boolean
  /** Infinite scroll instead of pagination. @default false */
  endless?: boolean
  /** Content above the rows, such as totals, from the latest response and all loaded rows. */
  above?: ComponentType<{ answer: T['list']; rows: readonly RowOfList<T['list']>[] }>
}

export type RowOfList<List> = List extends { results: (infer Row extends Identified)[] }
  ? Row
  : never

/** Screen of a list, with the noun that its stories derive from. */
export type ListScreen = ScreenComponent & { noun: Noun }

/** The same options without the types of the records, for the scaffold's own code. */
export interface PlainListOptions {
  columns: readonly PlainColumn[]
  search?: boolean
  filters?: Partial<Record<string, FilterType>>
  quick?: Record<string, FilterValues>
  visibleWhen?: VisibleWhen
  layouts?: readonly [ListLayout, ...ListLayout[]]
  views?: boolean
  exports?: Record<'xlsx' | 'csv', string>
  bulk?: Record<string, BulkChange<Identified, object> | BulkDialog<Identified>>
  opens?: string
  menu?: ComponentType<{ row: Identified }>
  card?(row: Identified, actions: ReactNode): ReactNode
  dimmed?(row: Identified): boolean
  endless?: boolean
  above?: ComponentType<{ answer: Page<Identified>; rows: readonly Identified[] }>
}

export type PlainColumn = string | PlainDrawnColumn

export interface PlainDrawnColumn extends Omit<DrawnColumn<Noun, Identified>, 'key'> {
  key: string
}
