import { IconButton, Menu, MoreIcon, type MenuAction } from '@zal/ui'

interface ActionMenuProps {
  /** Of what the actions are, for screen readers. */
  label: string
  /** Those that are not offered are false or absent. */
  actions: readonly (MenuAction | false | undefined)[]
}

/** The menu of one row; nothing where nothing may be done. */
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
