import { FilterPill, Menu } from '@zal/ui'
import { useTranslate } from '../../i18n/index.ts'

interface FilterMenuProps {
  label: string
  /** Undefined selects all values. */
  value: string | undefined
  /** Text of a value that is not among the options. @default the value */
  words?: string
  options: readonly { id: string; label: string }[]
  onChange(value: string | undefined): void
}

/** Filter button that says its value and opens a menu of values, with "all" first. */
export function FilterMenu({ label, value, words = value, options, onChange }: FilterMenuProps) {
  const translate = useTranslate()
  const all = {
    id: 'all',
    label: translate('list.all'),
    checked: value === undefined,
    onAction: () => onChange(undefined),
  }
  const actions = options.map(({ id, label: name }) => ({
    id,
    label: name,
    checked: id === value,
    onAction: () => onChange(id),
  }))
  return (
    <FilterPill
      label={label}
      value={actions.find(({ checked }) => checked)?.label ?? words}
      onClear={() => onChange(undefined)}
    >
      {(trigger) => (
        <Menu
          label={label}
          placement="bottom start"
          trigger={trigger}
          groups={[{ actions: [all, ...actions] }]}
        />
      )}
    </FilterPill>
  )
}
