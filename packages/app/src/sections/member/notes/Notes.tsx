import { Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { mapResult, useApiQuery } from '../../../scaffold/query/index.ts'
import { RowList } from '../../../scaffold/list/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import type { Profile } from '../member.data.ts'
import { NoteCard } from './NoteCard.tsx'
import { NoteForm } from './NoteForm.tsx'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'
import { useNotes } from './useNotes.ts'

/** Notes about the member; a new note is shown optimistically. */
export function Notes({ record }: { record: Profile }) {
  const { t } = useTranslation('note')
  const can = useCan()
  const writes = can('member', 'profile', 'notes') && !record.read_only
  const page = usePage()
  const query = useApiQuery(
    'note',
    '/customer/{id}/note-list/',
    { path: { id: record.id }, query: { page } },
    { keepPrevious: true },
  )
  const { shown, write, change, remove } = useNotes(record.id, query.data)
  return (
    <Stack>
      {writes && (
        <NoteForm
          key={record.id}
          label={t('write')}
          placeholder={t('placeholder')}
          form={`note.${record.id}`}
          submit={write}
          clears
        />
      )}
      <TabPages query={mapResult(query, shown)} empty={[t('none'), t('noneText')]}>
        {(notes) => (
          <RowList rows={notes}>
            {(note) => <NoteCard note={note} change={change} remove={remove} fixed={!writes} />}
          </RowList>
        )}
      </TabPages>
    </Stack>
  )
}
