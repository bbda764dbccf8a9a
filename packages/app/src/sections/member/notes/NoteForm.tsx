import { Button, Card, Inline, plainTextOf, RichTextField, Stack } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog, longText } from '../../../scaffold/form/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraftState } from '../../../scaffold/mutation/index.ts'
import { useLeaveWarning } from '../../../scaffold/routing/index.ts'
import type { Note } from '../member.data.ts'

interface Written {
  text: string
  /** Text typed while `text` is being sent. */
  next: string
  /** The note when editing began; saves of others since then are a conflict. */
  began: string
  version: number
}

interface NoteFormProps {
  label: string
  placeholder?: string
  /** Key of the draft. */
  form: string
  /** The note to edit. @default a new one */
  note?: Pick<Note, 'text' | 'version'>
  /** Rejects on a server error; the text then returns to the field. */
  submit(text: string, version: number): Promise<void>
  /** Clears the field for the next note as soon as this one is sent. */
  clears?: boolean
  cancel?(): void
}

/**
 * Form of one note. The text is a draft until it is saved; a rejected text stays with the error.
 */
export function NoteForm({
  label,
  placeholder,
  form,
  note,
  submit,
  clears,
  cancel,
}: NoteFormProps) {
  const { t } = useTranslation(['note', 'common'])
  const translate = useTranslate()
  const { text: old, version } = note ?? nothing
  const begin: Written = { text: old, next: '', began: old, version }
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError>()
  /** A submit was attempted with an empty field. */
  const [asked, setAsked] = useState(false)
  const [theirs, setTheirs] = useState<Note>()
  const isAhead = clears && saving
  const valueOf = ({ text, next }: Written) => (isAhead ? next : text + next)
  const { values, set, forget, isDirty } = useDraftState(form, begin, {
    differs: (typed) => !isBlank(valueOf(typed)) && valueOf(typed) !== old,
  })
  useLeaveWarning(isDirty)
  const value = valueOf(values)

  const save = async (text: string, on: number) => {
    if (saving) return
    setAsked(isBlank(text))
    if (isBlank(text)) return
    set({ text, next: '' })
    setSaving(true)
    setError(undefined)
    setTheirs(undefined)
    try {
      await submit(text, on)
      forget()
      if (clears) set({ text: '' })
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      if (failure.code === 'stale_record') setTheirs(failure.results as Note)
      setError(failure)
    } finally {
      setSaving(false)
    }
  }
  const missing = asked && isBlank(value) ? t('common:form.required') : undefined
  const leave = () => {
    forget()
    cancel?.()
  }
  const write = (event: FormEvent) => {
    event.preventDefault()
    void save(value, values.version)
  }
  return (
    <Card>
      <form onSubmit={write}>
        <Stack>
          <RichTextField
            label={label}
            placeholder={placeholder}
            value={value}
            onChange={(html) => set(isAhead ? { next: html } : { text: html, next: '' })}
            error={error ? errorMessage(translate, error) : missing}
            rows={3}
          />
          <Inline gap="tight">
            <Button type="submit" pending={saving} size="sm">
              {t('save')}
            </Button>
            {cancel && (
              <Button tone="ghost" size="sm" onClick={leave}>
                {t('cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {theirs && (
        <ConflictDialog
          noun="member"
          fields={fields}
          began={{ note: values.began }}
          mine={{ note: value }}
          theirs={{ note: theirs.text }}
          close={() => setTheirs(undefined)}
          choose={(chosen) => void save(String(chosen.note), theirs.version)}
        />
      )}
    </Card>
  )
}

const nothing = { text: '', version: 0 }
const isBlank = (text: string) => plainTextOf(text) === ''
/** Formatting of a note in the conflict dialog. */
const fields = { note: { ...longText(), format: plainTextOf } }
