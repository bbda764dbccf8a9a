import { Banner, Link } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../scaffold/ask.ts'
import type { AsideProps } from '../../scaffold/form.types.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'

const whole = /^\+\d{12}$/

/** Beside the form: who has this phone already, found while it is typed. */
export function TakenPhone({ values, id }: AsideProps<{ phone: string }>) {
  const { t } = useTranslation('member')
  const { section } = usePlace()
  const { phone } = values
  const asked = useAsk(
    'member',
    '/management/member-search/',
    { query: { q: phone } },
    { enabled: whole.test(phone) },
  )
  const taken = asked.data?.results.find((one) => one.phone === phone && one.id !== id)
  if (!taken || !whole.test(phone)) return null
  return (
    <Banner
      tone="warning"
      title={t('taken.title')}
      action={
        <Link href={addressOf(section, 'profile', taken.id)}>
          {t('taken.open', { name: taken.fullname })}
        </Link>
      }
    />
  )
}
