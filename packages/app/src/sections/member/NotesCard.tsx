import {
  Avatar,
  Card,
  EditIcon,
  formatMoment,
  IconButton,
  Menu,
  MoreIcon,
  RemoveIcon,
  RichText,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../scaffold/draft.ts'
import { useSettings } from '../../scaffold/who.ts'
import type { Note } from './member.data.ts'
import { NoteForm } from './NotesForm.tsx'
import { unsaved } from './useNotes.ts'

interface NoteCardProps {
  note: Note
  change(note: Note, text: string): Promise<void>
  remove(note: Note): void
  /** Read-only. */
  fixed: boolean
}

/** A note: author, time and text. It is edited in place, and an unfinished edit reopens. */
export function NoteCard({ note, change, remove, fixed }: NoteCardProps) {
  const { t } = useTranslation('note')
  const { zone } = useSettings()
  const form = `note.edit.${note.id}`
  const draft = useDraft(form)
  const [editing, setEditing] = useState(() => !fixed && draft.read() !== undefined)
  const when = formatMoment(note.created_at, zone)
  if (editing) {
    return (
      <NoteForm
        label={t('text')}
        form={form}
        note={note}
        submit={async (text, version) => {
          await change({ ...note, version }, text)
          setEditing(false)
        }}
        cancel={() => setEditing(false)}
      />
    )
  }
  const groups = [
    {
      actions: [
        { id: 'edit', label: t('edit'), icon: EditIcon, onAction: () => setEditing(true) },
        {
          id: 'remove',
          label: t('remove'),
          icon: RemoveIcon,
          tone: 'danger' as const,
          onAction: () => remove(note),
        },
      ],
    },
  ]
  return (
    <Card
      picture={<Avatar name={note.author.name} />}
      title={note.author.name}
      subtitle={
        <>
          <time dateTime={note.created_at}>{when}</time>
          {note.id === unsaved && ` · ${t('unsaved')}`}
          {note.changed_at && ` · ${t('changed', { when: formatMoment(note.changed_at, zone) })}`}
        </>
      }
      actions={
        !fixed &&
        note.id !== unsaved && (
          <Menu
            label={t('actions', { when })}
            trigger={<IconButton icon={MoreIcon} label={t('actions', { when })} />}
            groups={groups}
          />
        )
      }
    >
      <RichText html={note.text} />
    </Card>
  )
}
