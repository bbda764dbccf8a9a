import { Card, DateText, FactList, Phone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Profile } from './member.data.ts'

const names = ['phone2', 'email', 'birth_date', 'date_joined', 'description'] as const

/** Personal data of a member, as far as filled in. */
export function Details({ member }: { member: Profile }) {
  const { t } = useTranslation('member')
  const { phone2, birth_date, date_joined } = member
  const values = {
    ...member,
    phone2: phone2 && <Phone phone={phone2} />,
    birth_date: birth_date && <DateText day={birth_date} />,
    date_joined: <DateText day={date_joined} />,
  }
  const known = names.filter((name) => values[name])
  return (
    <Card title={t('details')}>
      <FactList
        layout="tiles"
        facts={known.map((name) => ({ label: t(`fields.${name}`), value: values[name] }))}
      />
    </Card>
  )
}
