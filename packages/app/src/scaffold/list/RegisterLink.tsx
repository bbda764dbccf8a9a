import { ButtonLink, AddIcon } from '@zal/ui'
import { addressOf, useRouteContext } from '../routing/index.ts'
import { tabKey, useTranslate } from '../i18n/index.ts'
import { useCan } from '../session/index.ts'

/** Link to the registration form, for users who may register; the only primary action of a list. */
export function RegisterLink() {
  const translate = useTranslate()
  const can = useCan()
  const { section } = useRouteContext()
  const tab = section.tabs.find(({ name }) => name === 'register')
  if (!tab?.allowed(can)) return null
  return (
    <ButtonLink size="sm" href={addressOf(section, 'register')} icon={AddIcon}>
      {translate(tabKey(section.noun, 'register'))}
    </ButtonLink>
  )
}
