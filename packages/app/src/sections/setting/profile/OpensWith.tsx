import { ApiError } from '@zal/api'
import { Button, ChevronDownIcon, Menu, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { errorMessage, titleKey, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { sectionsFrom, startOf, useRegistry } from '../../../scaffold/routing/index.ts'
import { useCan, useChangeCurrentUser, useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Profile } from './profile.data.ts'

/** The section that opens after the sign-in, of those that the person may open. Acts at once. */
export function OpensWith({ profile: { opens_with: chosen, version } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const translate = useTranslate()
  const notify = useSnackbar()
  const can = useCan()
  const changeUser = useChangeCurrentUser()
  const { role } = useCurrentUser()
  const registry = useRegistry()
  const sections = registry.filter((section) => startOf(section, can))
  const [first] = sectionsFrom(registry, can, { role })
  const current = sections.find(({ noun }) => noun === chosen) ?? first
  const write = useApiMutation('patch', '/merchant/user-profile/', {
    touches: ['staff'],
    done: ({ opens_with }) => changeUser({ staff: { opens_with } }),
  })
  const choose = (noun: string) => {
    // The first of the role stays so, whatever it becomes.
    const opens_with = noun === first?.noun ? null : (noun as Profile['opens_with'])
    void write.send({ body: { opens_with, version } }).then(
      () => notify({ words: t('role.opensWithSaved'), tone: 'success' }),
      (thrown: unknown) =>
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
    )
  }
  const title = current && translate(titleKey(current.noun))
  return (
    <Menu
      label={t('role.opensWith')}
      trigger={
        <Button
          size="xs"
          tone="ghost"
          icon={ChevronDownIcon}
          pending={write.pending}
          aria-label={`${t('role.opensWith')}: ${title}`}
        >
          {title}
        </Button>
      }
      groups={[
        {
          actions: sections.map(({ noun, icon }) => ({
            id: noun,
            label: translate(titleKey(noun)),
            icon,
            checked: noun === current?.noun,
            onAction: () => choose(noun),
          })),
        },
      ]}
    />
  )
}
