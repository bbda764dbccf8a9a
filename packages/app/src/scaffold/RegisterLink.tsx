import { ButtonLink, AddIcon } from '@zal/ui'
import { usePlace } from './place.tsx'
import { tabKey, useSay } from './say.ts'
import { addressOf } from './section.ts'
import { useCan } from './who.ts'

/** Link to the registration form, for users who may register; the only primary action of a list. */
export function RegisterLink() {
  const say = useSay()
  const can = useCan()
  const { section } = usePlace()
  const tab = section.tabs.find(({ name }) => name === 'register')
  if (!tab?.allowed(can)) return null
  return (
    <ButtonLink size="sm" href={addressOf(section, 'register')} icon={AddIcon}>
      {say(tabKey(section.noun, 'register'))}
    </ButtonLink>
  )
}
