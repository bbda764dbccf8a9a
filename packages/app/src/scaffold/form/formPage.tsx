import type { ApiError } from '@zal/api'
import { SkeletonText, useSnackbar } from '@zal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, type Params } from 'react-router-dom'
import type { Noun } from '../../i18n/words.ts'
import type { PlainResource, QueryResult, RecordTypes, Resource } from '../query/index.ts'
import { preloadInputs } from './inputs/lazyInput.tsx'
import { preloadForm } from './preloadForm.ts'
import type { Identified } from '../api/index.ts'
import type {
  AnyFields,
  AnyValues,
  FieldsFor,
  FormBodyProps,
  FormOptions,
  StoredValues,
} from './form.types.ts'
import {
  addressOf,
  ScreenBoundary,
  useBackLink,
  usePageHeader,
  useRouteContext,
} from '../routing/index.ts'
import { type RecordMutation, useCreateRecord, useUpdateRecord } from '../mutation/index.ts'
import { type Translate, useTranslate } from '../i18n/index.ts'

const FormBody = lazy(async () => {
  const [{ FormBody: body }] = await Promise.all([preloadForm(), preloadInputs()])
  return { default: body }
})

/**
 * Screen that creates a record or, with an id in the URL, edits one. It owns validation, the draft,
 * server errors by field, the unsaved-changes bar, the idempotency key and conflict resolution. It
 * lays out fields only: a form of another shape is a component of its own. After success the record's
 * profile opens where the section has one, else the list.
 *
 * @example
 * export const register = formPage(rooms, { fields: { name: text({ max: 120 }), is_active: onOff()
 * } })
 * export const edit = register
 */
export function formPage<
  T extends RecordTypes,
  F extends FieldsFor<T['create'], Without>,
  Without extends keyof T['create'] = never,
>(
  resource: Resource<T>,
  options: FormOptions<T['noun'], T['one'], T['create'], F, Without>,
): ComponentType
export function formPage(resource: PlainResource, options: PlainOptions): ComponentType {
  const { noun, useOne, writes } = resource
  const useChange = (id?: number) => useUpdateRecord(writes, id)
  const Edit = changing({ noun, useOne, useChange }, options)

  return function FormScreen() {
    const { id } = useParams()
    return id === undefined ? <CreateForm /> : <Edit />
  }

  function CreateForm() {
    const form = `${noun}.new`
    const frame = useFrame(noun, options, form, useCreateRecord(writes, form), true)
    const read = (record: unknown) => storedOf(options, record, {})
    return <FormBodyInTime {...frame} read={read} />
  }
}

/** Data source of a form that edits a part of a record. The hooks may read the URL. */
interface Changeable<N extends Noun, One extends Identified, Change> {
  noun: N
  useOne(id: number | undefined): QueryResult<One>
  useChange(id: number | undefined): RecordMutation<Change, One>
}

/**
 * Screen that only edits: a record, or the part of one that the URL names.
 *
 * @example
 * export const edit = editPage(classTime, { fields: { start_time: time(), end_time: time() } })
 */
export function editPage<
  N extends Noun,
  One extends Identified,
  Change,
  F extends FieldsFor<Omit<Change, 'version'>, Without>,
  Without extends keyof Omit<Change, 'version'> = never,
>(
  source: Changeable<N, One, Change>,
  options: FormOptions<N, One, Omit<Change, 'version'>, F, Without>,
): ComponentType
export function editPage(source: PlainSource, options: PlainOptions): ComponentType {
  return changing(source, options)
}

function changing({ noun, useOne, useChange }: PlainSource, options: PlainOptions) {
  const { aside: Aside } = options
  return function EditScreen() {
    const params = useParams()
    return <ChangeForm key={Object.values(params).join('/')} params={params} />
  }

  function ChangeForm({ params }: { params: Params }) {
    const translate = useTranslate()
    const id = Number(params.id)
    const saver = useChange(id)
    const form = [noun, ...Object.values(params)].join('.')
    const frame = useFrame(noun, options, form, saver, false)
    const read = (record: unknown) => storedOf(options, record, params)
    return (
      <ScreenBoundary query={useOne(id)}>
        {(record) => (
          <FormBodyInTime
            {...frame}
            head={{
              ...frame.head,
              title: options.titled?.(record, translate, params) ?? frame.head.title,
            }}
            read={read}
            stored={read(record)}
            locked={options.locked?.(record, translate)}
            aside={Aside && <Aside record={record} />}
          />
        )}
      </ScreenBoundary>
    )
  }
}

const storedOf = (
  { flatten, means }: PlainOptions,
  record: unknown,
  params: Params,
): StoredValues => ({
  ...(record as StoredValues),
  ...flatten?.(record, params),
  means: means?.(record, params),
})

const FormBodyInTime = (props: FormBodyProps) => (
  <Suspense fallback={<SkeletonText lines={8} />}>
    <FormBody {...props} />
  </Suspense>
)

type PlainSaver = RecordMutation<AnyValues, unknown>
interface PlainSource {
  noun: Noun
  useOne(id: number | undefined): QueryResult<Identified>
  useChange(id: number | undefined): PlainSaver
}

/** The options of a form without the types of the records. */
interface PlainOptions extends Partial<Pick<FormBodyProps, 'groups' | 'check' | 'saveAsDraft'>> {
  fields: AnyFields
  flatten?(record: unknown, params: Params): AnyValues
  means?(record: unknown, params: Params): AnyValues
  titled?(record: unknown, translate: Translate, params: Params): string
  opens?: 'list'
  locked?(record: unknown, translate: Translate): string | undefined
  aside?: ComponentType<{ record: unknown }>
}

function useFrame(
  noun: Noun,
  options: PlainOptions,
  form: string,
  saver: PlainSaver,
  isNew: boolean,
) {
  useTranslation('errors')
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useSnackbar()
  const { section } = useRouteContext()
  const back = useBackLink()
  return {
    noun,
    head: usePageHeader(),
    form,
    fields: options.fields,
    groups: options.groups ?? {},
    check: options.check ?? (() => ({})),
    saveAsDraft: options.saveAsDraft,
    save: saver.save,
    pending: saver.pending,
    error: saver.error as ApiError | undefined,
    clear: saver.clear,
    cancel: () => void navigate(back('list')),
    done: (id: number, message?: string) => {
      notify({
        words: translate(message ?? (isNew ? 'form.registered' : 'form.saved')),
        tone: 'success',
      })
      // A new record is first in the unfiltered list; a changed one keeps its place in the list as
      // last viewed.
      const list = isNew ? addressOf(section, 'list') : back('list')
      const opensProfile =
        options.opens !== 'list' && section.tabs.some(({ name }) => name === 'profile')
      void navigate(opensProfile ? addressOf(section, 'profile', id) : list)
    },
  }
}
