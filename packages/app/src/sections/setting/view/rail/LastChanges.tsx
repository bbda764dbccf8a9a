import { BeforeAfter, Card, ItemList, Link, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useTranslate } from '../../../../scaffold/i18n/index.ts'
import { useAddress } from '../../../../scaffold/routing/index.ts'
import { useWhen } from '../../../../scaffold/settings/index.ts'
import { clubSettings } from '../clubSettings.ts'
import { checkinRows, receiptRows, supportPhone } from '../deskRows.ts'
import { moneyRows } from '../moneyRows.ts'

/** Number of shown changes. */
const MOST = 4

const settings = [supportPhone, ...checkinRows, ...moneyRows, ...receiptRows].flatMap(
  ({ name: row, settings: own = [] }) =>
    own.map((setting) => ({
      ...setting,
      label: `setting:rows.${row}.${own.length > 1 ? `parts.${setting.name}` : 'name'}`,
    })),
)

/** The latest changes of the settings, with the value before and after. */
export function LastChanges() {
  const { t } = useTranslation(['setting', 'history'])
  const translate = useTranslate()
  const when = useWhen()
  const audit = useAddress()('setting', 'audit')
  const changes = clubSettings.useChanges() ?? []
  // The settings are declared once, so the order of their hooks is constant.
  // oxlint-disable-next-line react/rules-of-hooks
  const words = settings.map(({ kind }) => kind.useWords())
  const items = changes.slice(0, MOST).flatMap(({ setting, at, staff, before, after }) => {
    const nth = settings.findIndex(({ name }) => name === setting)
    const wordsOf = words[nth]
    const label = settings[nth]?.label
    if (!wordsOf || !label) return []
    return [
      {
        id: setting,
        title: translate(label),
        lines: [
          <BeforeAfter
            key="values"
            beforeLabel={t('history:log.before')}
            before={wordsOf(before)}
            after={wordsOf(after)}
          />,
          staff.name,
        ],
        end: when(at),
      },
    ]
  })
  if (items.length === 0) return null
  return (
    <Card title={t('last.title')}>
      <Stack>
        <ItemList label={t('last.title')} items={items} />
        {audit && <Link href={`${audit}?kind=settings`}>{t('last.all')}</Link>}
      </Stack>
    </Card>
  )
}
