import { DateText, PanelGroup, PanelHistory } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ChangedValue, type LogChange } from '../../domain/log/ChangedValue.tsx'
import { useFieldWords } from '../../domain/log/useFieldWords.ts'
import { useLogWords } from '../../domain/log/useLogWords.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import { staffChanges } from './staff.data.ts'

/** Entries of the card; the audit log has the others. */
const FEW = 5

/** The last changes of a person: when, what, who, and the first value before and after. */
export function StaffChanges({ id }: { id: number }) {
  const { t } = useTranslation('staff')
  const words = useLogWords()
  const { zone } = useSettings()
  const query = staffChanges.use({ query: { person: id, per_page: FEW } })
  return (
    <Boundary
      query={query}
      empty={{
        when: ({ results }) => results.entries.length === 0,
        show: <PanelGroup title={t('changes.title')}>{t('changes.none')}</PanelGroup>,
      }}
    >
      {({ results }) => (
        <PanelHistory
          title={t('changes.title')}
          lines={results.entries.map((entry) => ({
            id: entry.id,
            at: <DateText at={entry.at} zone={zone} />,
            text: (
              <>
                {`${words(entry.action)} · ${entry.staff.name}`}
                <Changes changes={entry.changes} isNew={entry.action.endsWith('.created')} />
              </>
            ),
          }))}
        />
      )}
    </Boundary>
  )
}

/** The first changed field, and how many others there are; a new person has none. */
function Changes({ changes: [first, ...others], isNew }: { changes: LogChange[]; isNew: boolean }) {
  const wordsOf = useFieldWords()
  if (!first || isNew) return null
  return (
    <>
      <br />
      {`${wordsOf(first)}: `}
      <ChangedValue change={first} />
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
