import { Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { answering, useAsk } from '../../scaffold/ask.ts'
import { Lines } from '../../scaffold/Lines.tsx'
import { useCan } from '../../scaffold/who.ts'
import type { Profile } from './member.data.ts'
import { NoteCard } from './NotesCard.tsx'
import { NoteForm } from './NotesForm.tsx'
import { usePage } from './Pages.tsx'
import { TabPages } from './TabPages.tsx'
import { useNotes } from './useNotes.ts'

/** Notes about the member; a new note is shown optimistically. */
export function Notes({ record }: { record: Profile }) {
  const { t } = useTranslation('note')
  const can = useCan()
  const writes = can('member', 'profile', 'notes') && !record.read_only
  const page = usePage()
  const asked = useAsk(
    'note',
    '/customer/{id}/note-list/',
    { path: { id: record.id }, query: { page } },
    { keep: true },
  )
  const { shown, write, change, remove } = useNotes(record.id, asked.data)
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
      <TabPages asked={answering(asked, shown)} empty={[t('none'), t('noneText')]}>
        {(notes) => (
          <Lines rows={notes}>
            {(note) => <NoteCard note={note} change={change} remove={remove} fixed={!writes} />}
          </Lines>
        )}
      </TabPages>
    </Stack>
  )
}
