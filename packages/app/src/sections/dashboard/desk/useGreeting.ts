import { inZone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'

/** Hours of the club from which it is day and evening. */
const NOON = 12
const EVENING = 18
const MORNING = 5

/** Greeting by the time of the club: "Good afternoon, Malika". */
export function useGreeting(): string {
  const { t } = useTranslation('dashboard')
  const { now } = useServices()
  const { zone } = useSettings()
  const { staff } = useCurrentUser()
  const hour = Number(inZone(now(), zone).time.slice(0, 2))
  const part =
    hour >= EVENING || hour < MORNING ? 'evening' : hour >= NOON ? 'afternoon' : 'morning'
  // The first name stands after the family name.
  const name = staff.full_name.split(' ').at(-1) ?? staff.full_name
  return t(`desk.greeting.${part}`, { name })
}
