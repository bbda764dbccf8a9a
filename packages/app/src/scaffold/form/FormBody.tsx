import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { Formik, type FormikHelpers } from 'formik'
import { useRef, useState } from 'react'
import { useDraft } from '../mutation/index.ts'
import { FormLayout } from './FormLayout.tsx'
import type { Identified } from '../api/index.ts'
import type { AnyFields, AnyValues, FormBodyProps } from './form.types.ts'
import { checkFields } from './formRules.ts'
import { initialValues, keepable, serializeValues } from './formValues.ts'
import { RetranslateErrors } from './RetranslateErrors.tsx'
import { labelKey, type Translate, useTranslate } from '../i18n/index.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { filledFields, requiredFields } from './partialSave.ts'
import { useSession } from '../session/index.ts'

interface Draft {
  values: AnyValues
  /**
   * For a record that is edited: its initial values, the version they had, and the part of the
   * record.
   */
  began?: AnyValues
  version?: number
  means?: AnyValues
}

/**
 * The form itself: Formik, validation, draft and server errors. Its chunk loads with the first
 * form, not with the list.
 */
export function FormBody(props: FormBodyProps) {
  const { noun, fields, form, check, error, saveAsDraft } = props
  const translate = useTranslate()
  const notify = useSnackbar()
  const { auth, settings } = useSession()
  const draft = useDraft<Draft>(form)
  const [savedDraft] = useState(draft.read)
  const startOf = (record: FormBodyProps['stored']) => ({
    stored: record,
    began: initialValues(fields, record),
    version: record?.version,
    means: record?.means,
  })
  // Baseline of the diff: the record as loaded, or as it was when the draft began.
  const [start, setStart] = useState(() => {
    const now = startOf(props.stored)
    const { began, version = now.version, means = now.means } = savedDraft ?? {}
    return { ...now, began: { ...now.began, ...began }, version, means }
  })
  const { stored } = start
  const theirs = error?.code === 'stale_record' ? props.read(error.results) : undefined

  const keep = (values: AnyValues, { stored: of, began, version, means } = start) =>
    draft.keep({
      values: keepable(fields, values),
      ...(of && { began: keepable(fields, began), version, means }),
    })

  /** The last chosen way of saving: the fields it requires, or undefined for all. */
  const needs = useRef<readonly string[]>(undefined)

  async function validate(values: AnyValues) {
    const { country, currency } = auth
    const tools = { translate, country, currency, today: settings.today }
    const wrong = await checkFields(requiredFields(fields, needs.current), values, tools, (name) =>
      translate(labelKey(noun, name)),
    )
    return { ...check(values, translate), ...wrong }
  }

  async function submit(values: AnyValues, formik: FormikHelpers<AnyValues>, at = start) {
    const isUnfinished = needs.current !== undefined
    const wasOpen = at.stored !== undefined && saveAsDraft?.isOpen(at.stored) === true
    const sent = {
      ...serializeValues(
        filledFields(fields, values, needs.current),
        values,
        at.stored && at.began,
      ),
      ...(isUnfinished ? saveAsDraft?.sends : wasOpen ? saveAsDraft?.ends : undefined),
    }
    let saved: unknown
    try {
      saved = await props.save(at.stored ? { ...sent, ...at.means, version: at.version } : sent)
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      const wrong = ownTexts(props, failure, translate)
      const touched = Object.keys(wrong).map((name) => [name, true])
      await formik.setTouched(Object.fromEntries(touched), false)
      formik.setErrors(wrong)
      return
    }
    draft.forget()
    props.done((saved as Identified).id, isUnfinished ? 'form.keptUnfinished' : undefined)
  }

  return (
    <Formik
      initialValues={start.began}
      validate={validate}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={(values, formik) => submit(values, formik)}
    >
      {(formik) => (
        <>
          <RetranslateErrors
            errors={formik.errors}
            texts={async () => ({
              ...(error && ownTexts(props, error, translate)),
              ...(await validate(formik.values)),
            })}
            put={formik.setErrors}
          />
          <FormLayout
            {...props}
            formik={formik}
            restored={savedDraft?.values}
            saveUnfinished={
              saveAsDraft && (!stored || saveAsDraft.isOpen(stored))
                ? async () => {
                    needs.current = saveAsDraft.needs
                    await formik.submitForm()
                    needs.current = undefined
                  }
                : undefined
            }
            keep={(values) => (values ? keep(values) : draft.forget())}
            discard={() => {
              const begin = (from: typeof start) => {
                setStart(from)
                formik.resetForm({ values: from.began })
              }
              const undo = () => {
                begin(start)
                void formik.setValues(formik.values, false)
                keep(formik.values)
              }
              draft.forget()
              begin(startOf(props.stored))
              props.clear()
              notify({ words: translate('form.discarded'), undo })
            }}
          />
          {theirs && (
            <ConflictDialog
              noun={noun}
              fields={fields}
              began={start.began}
              mine={formik.values}
              theirs={initialValues(fields, theirs)}
              close={props.clear}
              choose={(values) => {
                const now = startOf(theirs)
                setStart(now)
                formik.resetForm({ values: now.began })
                void formik.setValues(values, false)
                void submit(values, formik, now)
              }}
            />
          )}
        </>
      )}
    </Formik>
  )
}

/**
 * Server errors by field; where the noun's locale has a text for the error code, that text is used.
 */
function ownTexts(
  { noun, fields }: FormBodyProps,
  { code, errors }: ApiError,
  translate: Translate,
) {
  const texts = firstTexts(fields, errors)
  const own = `${noun}:${code}`
  if (!translate.has(own)) return texts
  return Object.fromEntries(Object.keys(texts).map((name) => [name, translate(own)]))
}

/** First error text of each field in this form. */
function firstTexts(fields: AnyFields, errors: Record<string, string[]>) {
  const own = Object.entries(errors).flatMap(([path, [text]]) => {
    // An error inside an array field, such as `times.1.room`, is prefixed with the 1-based index.
    const [name = '', at] = path.split('.')
    if (!(name in fields) || !text) return []
    return [[name, at === undefined ? text : `${Number(at) + 1}. ${text}`] as const]
  })
  return Object.fromEntries(own)
}
