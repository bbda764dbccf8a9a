import { Button, ChevronDownIcon, Menu } from '@zal/ui'
import { useSay } from './say.ts'

interface FilterMenuProps {
  label: string
  /** Undefined selects all values. */
  value: string | undefined
  options: readonly { id: string; label: string }[]
  onChange(value: string | undefined): void
}

/** Filter button that opens a menu of values, with "all" first. */
export function FilterMenu({ label, value, options, onChange }: FilterMenuProps) {
  const say = useSay()
  const all = {
    id: 'all',
    label: say('list.all'),
    checked: value === undefined,
    onAction: () => onChange(undefined),
  }
  const actions = options.map(({ id, label: words }) => ({
    id,
    label: words,
    checked: id === value,
    onAction: () => onChange(id),
  }))
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={
        <Button tone="outline" size="sm" icon={ChevronDownIcon}>
          {label}
        </Button>
      }
      groups={[{ actions: [all, ...actions] }]}
    />
  )
}
