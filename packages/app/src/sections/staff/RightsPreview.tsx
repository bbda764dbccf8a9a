import { AddCircleIcon, Card, PanelGroup, VoidIcon, type IconComponent } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { titleKey, useTranslate } from '../../scaffold/i18n/index.ts'
import { startOf, useRegistry, type Section } from '../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { hasRight, type Overrides } from './rights.ts'
import type { Staff } from './staff.data.ts'
import { useRights, useRightWords } from './useRights.ts'
import { ViewAs } from './ViewAs.tsx'

/** An icon before a line, with a space. */
const Mark = ({ of: Icon }: { of: IconComponent }) => (
  <>
    <Icon size={16} aria-hidden />{' '}
  </>
)

interface RightsPreviewProps {
  person: Staff
  overrides: Overrides
  /** Rights are changed and not saved yet. */
  isChanged: boolean
}

/** The menu that the person will see, and each right that differs from the role as a sentence. */
export function RightsPreview({ person, overrides, isChanged }: RightsPreviewProps) {
  const { t } = useTranslation('staff')
  const translate = useTranslate()
  const words = useRightWords()
  const registry = useRegistry()
  const { rights, inRole } = useRights(person.role)
  const { club } = useCurrentUser()
  const opens = (section: Section, given: Overrides) =>
    startOf(section, (permission, name, action) =>
      hasRight(given, inRole, [permission, name, action].filter(Boolean).join('.')),
    ) !== undefined
  const menu = registry.flatMap((section) => {
    const [before, after] = [opens(section, {}), opens(section, overrides)]
    if (!before && !after) return []
    const { icon: Icon, noun } = section
    const value = before === after ? ' ' : t(after ? 'editor.granted' : 'editor.taken')
    return [{ label: translate(titleKey(noun)), icon: <Mark of={Icon} />, value }]
  })
  const differing = rights
    .filter(({ path }) => overrides[path] !== undefined)
    .map((right) => {
      const isGranted = overrides[right.path] === true
      const Icon = isGranted ? AddCircleIcon : VoidIcon
      return {
        label: words.may(right, isGranted),
        icon: <Mark of={Icon} />,
        value: t(`editor.states.${isGranted ? 'granted' : 'taken'}`),
      }
    })
  return (
    <Card
      title={t('details')}
      subtitle={club && t('editor.menu', { club: club.name })}
      actions={person.allowed_actions.view_as && !isChanged && <ViewAs person={person} />}
    >
      <PanelGroup facts={menu}>{menu.length === 0 && t('editor.nothing')}</PanelGroup>
      {differing.length > 0 && <PanelGroup title={t('panel.differs')} facts={differing} />}
    </Card>
  )
}
