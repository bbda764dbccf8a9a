import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import {
  AddCircleIcon,
  CheckIcon,
  ChevronRightIcon,
  LockIcon,
  MinusIcon,
  VoidIcon,
  type IconComponent,
} from '../../icons/index.ts'
import { Choice, Locked, Radio, Role, Row, States } from './PermissionRow.styles.ts'
import { Caption, Columns, Frame, Group, Label, Line } from './PermissionTree.styles.ts'

/** A right of a person: that of the role, or given or taken away apart from it. */
export type PermissionState = 'role' | 'granted' | 'taken'

export interface PermissionRow {
  id: string
  label: string
  /** Whether the role has the right. */
  inRole: boolean
  state: PermissionState
  /** Reason why the row cannot be changed. */
  locked?: string
  /** The state is not saved yet. */
  changed?: boolean
  error?: string
}

export interface PermissionGroup {
  id: string
  label: string
  icon?: IconComponent
  /** Numbers of rights of the role and of the person. */
  counts: { role: string; person: ReactNode }
  open: boolean
  parts: readonly { id: string; label: string; rows: readonly PermissionRow[] }[]
}

export interface PermissionTreeProps {
  /** Sections of rights, in the order of the menu. */
  groups: readonly PermissionGroup[]
  /** Texts of the columns and states. */
  labels: {
    right: string
    role: string
    person: string
    /** Names of the states. */
    states: Record<PermissionState, string>
    /** Whether the role has a right, for readers. */
    has: string
    hasNot: string
    unsaved: string
  }
  /** Called with the right and its new state. */
  onChange(id: string, state: PermissionState): void
}

const states: readonly PermissionState[] = ['role', 'granted', 'taken']
const keys: Record<string, PermissionState> = { r: 'role', g: 'granted', t: 'taken' }

/**
 * Rights of a person beside those of the role. A row is a group of three radios; at rest it shows one word.
 *
 * @example
 * <PermissionTree groups={groups} labels={labels} onChange={(id, state) => set(id, state)} />
 */
export function PermissionTree({ groups, labels, onChange }: PermissionTreeProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Frame ref={frame} onKeyDown={(event) => onArrow(event, frame.current)}>
      <Columns aria-hidden>
        <span>{labels.right}</span>
        <span>{labels.role}</span>
        <span>{labels.person}</span>
      </Columns>
      {groups.map(({ id, label, icon: Icon, counts, open, parts }) => (
        <Group key={id} open={open}>
          <Line data-stop>
            <Label>
              <ChevronRightIcon aria-hidden />
              {Icon && <Icon aria-hidden />}
              {label}
            </Label>
            <span>{counts.role}</span>
            <span>{counts.person}</span>
          </Line>
          {parts.map((part) => (
            <div key={part.id}>
              <Caption>{part.label}</Caption>
              {part.rows.map((row) => (
                <Right key={row.id} row={row} labels={labels} onChange={onChange} />
              ))}
            </div>
          ))}
        </Group>
      ))}
    </Frame>
  )
}

interface RightProps extends Pick<PermissionTreeProps, 'labels' | 'onChange'> {
  row: PermissionRow
}

function Right({ row, labels, onChange }: RightProps) {
  const { id, label, inRole, state, locked, changed, error } = row
  const set = (event: KeyboardEvent) => {
    const next = keys[event.key.toLowerCase()]
    if (!next || locked || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    onChange(id, next)
  }
  return (
    <Row data-state={state} onKeyDown={set}>
      <span>
        <span>{label}</span>
        {changed && <i role="img" aria-label={labels.unsaved} title={labels.unsaved} />}
        {error && <em role="alert">{error}</em>}
      </span>
      <Role>
        {inRole ? (
          <CheckIcon role="img" aria-label={labels.has} />
        ) : (
          <MinusIcon role="img" aria-label={labels.hasNot} />
        )}
      </Role>
      {locked ? (
        <Locked tabIndex={0} role="note" aria-label={`${label}: ${locked}`} data-stop>
          <LockIcon aria-hidden />
          {locked}
        </Locked>
      ) : (
        <States role="radiogroup" aria-label={label}>
          {states.map((each) => {
            const Icon = iconOf(each, inRole)
            return (
              <Choice key={each} data-state={each}>
                <Radio
                  type="radio"
                  name={id}
                  checked={each === state}
                  data-stop={each === state || undefined}
                  onChange={() => onChange(id, each)}
                />
                <Icon aria-hidden />
                {labels.states[each]}
              </Choice>
            )
          })}
        </States>
      )}
    </Row>
  )
}

const iconOf = (state: PermissionState, inRole: boolean) =>
  state === 'granted'
    ? AddCircleIcon
    : state === 'taken'
      ? VoidIcon
      : inRole
        ? CheckIcon
        : MinusIcon

/** Moves between the rows, and folds groups. */
function onArrow(event: KeyboardEvent, frame: HTMLElement | null) {
  const target = event.target as HTMLElement
  const group = target.closest('details')
  const summary = group?.querySelector('summary')
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const all = [...(frame?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const stops = all.filter((stop) => stop.tagName === 'SUMMARY' || stop.closest('details')?.open)
    // After a key has set another state, the focus is still on the former one.
    const own = target.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('[data-stop]')
    const at = stops.indexOf(own ?? target)
    if (at < 0) return
    event.preventDefault()
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  if (!group || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  group.open = event.key === 'ArrowRight'
  if (!group.open) summary?.focus()
}
