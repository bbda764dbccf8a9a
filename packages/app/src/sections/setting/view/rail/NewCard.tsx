import { Card, DateText, ItemList } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../../scaffold/query/index.ts'

/** Notes of the running release that concern this person. */
export function NewCard() {
  const { t } = useTranslation('setting')
  const { data } = useApiQuery([], '/merchant/version-updates/')
  const answer = data?.results
  const notes = answer?.version_updates.filter(({ release }) => release === answer.release) ?? []
  const [first] = notes
  if (!first) return null
  const title = t('updates.newIn', { release: first.release })
  return (
    <Card
      title={title}
      actions={
        <small>
          <DateText day={first.date} />
        </small>
      }
    >
      <ItemList label={title} items={notes.map(({ id, title: what }) => ({ id, title: what }))} />
    </Card>
  )
}
