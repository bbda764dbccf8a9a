import { Button, Card, Inline, plainTextOf, RichTextField, Stack } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog, longText } from '../../../scaffold/form/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraftState } from '../../../scaffold/mutation/index.ts'
import type { Note } from '../member.data.ts'

interface Written {
  text: string
  /** What is typed already while `text` is on its way. */
  next: string
  /** The note as it was when the writing began: what others save meanwhile is not written over. */
  began: string
  version: number
}

interface NoteFormProps {
  label: string
  placeholder?: string
  /** Name of the draft. */
  form: string
  /** The note that is changed. @default a new one */
  note?: Pick<Note, 'text' | 'version'>
  /** Rejects where the server refuses; the text is in the field again then. */
  submit(text: string, version: number): Promise<void>
  /** Ready for the next note as soon as this one is sent. */
  clears?: boolean
  cancel?(): void
}

/** Writes one note. Nothing is lost: it is kept until it is saved; what the server refused stands there with the reason. */
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
  /** Pressed with nothing written. */
  const [asked, setAsked] = useState(false)
  const [theirs, setTheirs] = useState<Note>()
  const isAhead = clears && saving
  const valueOf = ({ text, next }: Written) => (isAhead ? next : text + next)
  const { values, set, forget } = useDraftState(form, begin, {
    differs: (typed) => !isBlank(valueOf(typed)) && valueOf(typed) !== old,
  })
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
/** How two versions of a note are shown beside each other. */
const fields = { note: { ...longText(), format: plainTextOf } }
