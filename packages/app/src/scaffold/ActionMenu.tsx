import { IconButton, Menu, MoreIcon, type MenuAction } from '@zal/ui'

interface ActionMenuProps {
  /** Subject of the actions, for screen readers. */
  label: string
  /** False or undefined entries are left out. */
  actions: readonly (MenuAction | false | undefined)[]
}

/** Menu of one row. Renders nothing when no action is available. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const offered = actions.filter((action) => action !== false && action !== undefined)
  if (offered.length === 0) return null
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={MoreIcon} label={label} />}
      groups={[{ actions: offered }]}
    />
  )
}
