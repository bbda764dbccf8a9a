import { Button, Card, Inline, plainTextOf, RichTextField, Stack } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'

interface NoteFormProps {
  label: string
  placeholder?: string
  /** HTML to begin with. @default '' */
  text?: string
  /** Rejects where the server refuses; the text is in the field again then. */
  submit(text: string): Promise<void>
  /** Ready for the next note as soon as this one is sent. */
  clears?: boolean
  cancel?(): void
}

/** Writes one note. Nothing is lost: what the server refused stands in the field with the reason. */
export function NoteForm({ label, placeholder, text = '', submit, clears, cancel }: NoteFormProps) {
  const { t } = useTranslation('note')
  const say = useSay()
  const [value, setValue] = useState(text)
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const blank = plainTextOf(value) === ''
  useLeaveWarning(!blank && value !== text)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving || blank) return
    setSaving(true)
    setError(undefined)
    if (clears) setValue('')
    try {
      await submit(value)
    } catch (thrown) {
      setValue(value)
      setError(sayError(say, ApiError.from(thrown)))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <RichTextField
            label={label}
            placeholder={placeholder}
            value={value}
            onChange={setValue}
            error={error}
            rows={3}
          />
          <Inline gap="tight">
            <Button type="submit" disabled={saving || blank} pending={saving} size="sm">
              {t('save')}
            </Button>
            {cancel && (
              <Button tone="ghost" size="sm" onClick={cancel}>
                {t('cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
