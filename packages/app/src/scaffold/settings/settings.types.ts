import type { ComponentType } from 'react'
import type { QueryResult } from '../query/index.ts'

/** Props of the control of a setting. */
export interface ControlProps<Value> {
  /** Accessible name; the row shows it. */
  label: string
  value: Value
  /** Acts at once. */
  onChange(value: Value): void
  /** Explains a value that is not sent. */
  onInvalid(message: string): void
}

/** How values of one kind are set and told. */
export interface SettingKind<Value> {
  /** Width of the control. @default 'auto' */
  size?: 'sm' | 'md' | 'lg'
  Control: ComponentType<ControlProps<Value>>
  /** Words of a value: where it can’t be changed, and of the last change. */
  useWords(): (value: Value) => string
}

/** A setting: where its value stands in the record, and the patch that sets it. */
export interface SettingSpec<One, Patch, Value> {
  /** Its name in the last changes. */
  name: string
  kind: SettingKind<Value>
  read(record: One): Value
  patch(value: Value): Patch
  /** Whether the person may change it. */
  allowed(record: One): boolean
  /** “Put back” asks first. @default false */
  asks?: boolean
}

/** A setting whose type of value is erased. */
export type Setting<One, Patch> = SettingSpec<One, Patch, unknown>

/** Erases the type of the value, which kind, `read` and `patch` have agreed on. */
export const setting = <One, Patch, Value>(spec: SettingSpec<One, Patch, Value>) =>
  spec as unknown as Setting<One, Patch>

/**
 * A row of a group: settings with their last change, or anything else, such as a link. Its texts are
 * `rows.<name>.name` and `rows.<name>.hint` of the noun.
 */
export type SettingRowSpec<One, Patch> = { name: string } & (
  | { settings: readonly Setting<One, Patch>[]; Value?: undefined }
  | { settings?: undefined; Value: ComponentType<{ record: One; label: string }> }
)

/** The last change of one setting. */
export interface LastChange {
  setting: string
  /** ISO 8601. */
  at: string
  staff: { name: string }
  before?: unknown
  after?: unknown
}

/** A write of settings. */
export interface SettingsSave<One, Patch> {
  /** The write or the refetch after it is going on. */
  pending: boolean
  /**
   * Sends a patch; where somebody else has changed the record meanwhile, again as long as `isSame` holds for it. Rejects
   * with an `ApiError`.
   */
  send(patch: Patch, isSame: (current: One) => boolean): Promise<unknown>
}

/** Where settings come from. */
export interface SettingsSource<One, Patch> {
  useRecord(): QueryResult<One>
  useChanges(): readonly LastChange[] | undefined
  useSave(record: One): SettingsSave<One, Patch>
}

/** Declaration of a page of settings. */
export interface SettingsOptions<One, Patch> {
  source: SettingsSource<One, Patch>
  /** Groups in their order; titles are `groups.<name>` of the noun. Rows of `visibleWhen` may be left out. */
  groups: Record<string, readonly SettingRowSpec<One, Patch>[]>
  /** Note at the head of a group, by the name of the group: `notes.<name>` of the noun. */
  notes?: readonly string[]
  /** Cards beside the groups. */
  Rail?: ComponentType<{ record: One }>
}
