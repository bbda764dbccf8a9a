import { AddIcon, AddMemberIcon, Button, IconButton, Menu, SellIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress, useRegistry } from '../../scaffold/routing/index.ts'

/** Records that can be created, most used first; the second group is what a club rarely adds. */
const created = [
  ['checkin', 'payment', 'member', 'deposit'],
  ['class', 'package', 'room', 'trainer'],
] as const

/** Icons that say more than that of the section. */
const icons: Record<string, typeof AddIcon> = { payment: SellIcon, member: AddMemberIcon }

/** Button with all that this user may create; nothing for one who may create nothing. */
export function NewMenu({ slim }: { slim: boolean }) {
  const { t } = useTranslation('shell')
  const to = useAddress()
  const sections = useRegistry()
  const groups = created
    .map((nouns) => ({
      actions: nouns.flatMap((noun) => {
        const href = to(noun, 'register')
        const icon = icons[noun] ?? sections.find((one) => one.noun === noun)?.icon
        return href ? [{ id: noun, label: t(`new.${noun}`), icon, href }] : []
      }),
    }))
    .filter(({ actions }) => actions.length > 0)
  if (groups.length === 0) return null
  return (
    <Menu
      label={t('new.title')}
      placement={slim ? 'right top' : 'bottom start'}
      trigger={
        slim ? (
          <IconButton tone="outline" icon={AddIcon} label={t('new.title')} />
        ) : (
          <Button wide tone="outline" size="sm" align="start" icon={AddIcon}>
            {t('new.title')}
          </Button>
        )
      }
      groups={groups}
    />
  )
}
