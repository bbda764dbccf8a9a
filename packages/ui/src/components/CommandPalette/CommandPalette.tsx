import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { longestSearch } from '../../fields/shared/text/lengths.ts'
import { fill } from '../../format/index.ts'
import { type IconComponent, SearchIcon } from '../../icons/index.ts'
import { icon, useUi } from '../../theme/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { useNativeDialog } from '../shared/useNativeDialog.ts'
import {
  Dialog,
  Field,
  Input,
  List,
  Title,
  Option,
  Words,
  Name,
  Detail,
  Meta,
  Status,
} from './CommandPalette.styles.ts'

export interface CommandPaletteProps {
  /** Controlled visibility. */
  open: boolean
  /** Called on Esc, the close button, or a press outside. */
  onClose: () => void
  /** Name and placeholder of the field. */
  label: string
  /** Text in the field. */
  query: string
  /** Called on every change. */
  onQuery: (query: string) => void
  /** Called on Enter while the results are pending; skip the debounce. */
  onFlush?: () => void
  /** Results in display order. */
  groups: CommandGroup[]
  /** Results for the query are pending. */
  loading?: boolean
}

export interface CommandGroup {
  title: string
  rows: CommandRow[]
}

export interface CommandRow {
  id: string
  title: string
  /** Under the title. */
  detail?: ReactNode
  /** Content at the end of the row: a badge, an amount. */
  meta?: ReactNode
  icon?: IconComponent
  /** Keyboard shortcut of the row. */
  keys?: string[]
  onSelect: () => void
}

/**
 * Command palette that searches records, screens and actions. Arrows move, Enter chooses, Escape
 * closes and restores focus.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose } = props
  const dialog = useNativeDialog(open, onClose)
  return (
    <Dialog {...dialog} aria-label={props.label}>
      {open && <Palette {...props} />}
    </Dialog>
  )
}

function Palette({
  onClose,
  label,
  query,
  onQuery,
  onFlush,
  groups,
  loading,
}: CommandPaletteProps) {
  const words = useUi().words.list
  const id = useId()
  const rows = groups.flatMap((group) => group.rows)
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === chosen),
  )
  const active = rows[at]
  const list = useRef<HTMLDivElement>(null)
  // Enter pressed before the results arrive chooses afterwards: the row selected by arrows, else
  // the first.
  const waits = useRef<{ chosen: string | undefined }>(undefined)

  const select = (row: CommandRow) => {
    onClose()
    row.onSelect()
  }
  const chooseWhatWasMeant = useEffectEvent(() => {
    const meant = waits.current
    if (!meant) return
    waits.current = undefined
    const row = meant.chosen ? rows.find((each) => each.id === meant.chosen) : rows[0]
    if (row) select(row)
  })
  useEffect(
    function chooseWhatWasWaitedFor() {
      if (!loading) chooseWhatWasMeant()
    },
    [loading],
  )
  useEffect(
    function keepInView() {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    },
    [at],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      waits.current = undefined
      setChosen(rows[(at + step + rows.length) % rows.length]?.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (loading) {
        waits.current = { chosen }
        onFlush?.()
      } else if (active) select(active)
    }
  }
  return (
    <>
      <Field>
        <SearchIcon aria-hidden size={icon.md} />
        <Input
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          enterKeyHint="go"
          placeholder={label}
          value={query}
          onChange={(event) => {
            waits.current = undefined
            setChosen(undefined)
            onQuery(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd aria-hidden>{'Esc'}</Kbd>
      </Field>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={label} aria-busy={loading}>
        {groups.map(
          (group) =>
            group.rows.length > 0 && (
              <div key={group.title} role="group" aria-label={group.title}>
                <Title aria-hidden>{group.title}</Title>
                {group.rows.map((row) => (
                  <Option
                    key={row.id}
                    id={`${id}-${row.id}`}
                    role="option"
                    aria-selected={row === active}
                    onPointerMove={() => setChosen(row.id)}
                    onClick={() => select(row)}
                  >
                    {row.icon && <row.icon aria-hidden size={icon.md} />}
                    <Words>
                      <Name>{row.title}</Name>
                      {row.detail && <Detail>{row.detail}</Detail>}
                    </Words>
                    {row.meta && <Meta>{row.meta}</Meta>}
                    {row.keys && <Kbd aria-hidden>{row.keys.join(' ')}</Kbd>}
                  </Option>
                ))}
              </div>
            ),
        )}
      </List>
      <Status role="status" data-seen={rows.length === 0 || undefined}>
        {loading
          ? words.searching
          : rows.length === 0
            ? words.nothing
            : fill(words.results, { count: rows.length })}
      </Status>
    </>
  )
}
