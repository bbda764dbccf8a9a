import type { ApiError } from '@zal/api'
import { SkeletonText, useSnackbar } from '@zal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Noun } from '../i18n/words.ts'
import { Boundary } from './Boundary.tsx'
import { loadFaces } from './face.tsx'
import type { Identified, Page } from './contract.ts'
import type { AnyFields, AnyValues, FieldsFor, FormFrameProps, FormOptions } from './form.types.ts'
import { usePageHead, usePlace, useWayBack } from './place.tsx'
import type { Resource, Saver } from './resource.ts'
import { useSay, type Say } from './say.ts'
import { addressOf } from './section.ts'

const FormBody = lazy(async () => {
  const [{ FormBody: body }] = await Promise.all([import('./FormBody.tsx'), loadFaces()])
  return { default: body }
})

/**
 * The screen that registers a record, and with an id in the address the one that edits it. It owns
 * validation, the draft, errors of the server at their fields, the unsaved-changes bar, the key that
 * makes a repeated write one write, and the choice when somebody else was faster. It does not lay
 * out anything but fields: a form of another shape is a component of its own.
 *
 * @example
 * export const register = formPage(rooms, { fields: { name: text({ max: 120 }), is_active: onOff() } })
 * export const edit = register
 */
export function formPage<
  N extends Noun,
  List extends Page<Identified>,
  One extends Identified,
  Create,
  Change,
  Filter,
  F extends FieldsFor<Create, Without>,
  Without extends keyof Create = never,
>(
  resource: Resource<N, List, One, Create, Change, Filter>,
  options: FormOptions<N, One, Create, F, Without>,
): ComponentType {
  const plain = options as unknown as PlainOptions
  const { noun } = resource
  const storedOf = (record: unknown) =>
    ({ ...(record as One), ...plain.flatten?.(record) }) as unknown as FormFrameProps['stored']

  return function FormScreen() {
    const { id } = useParams()
    return id === undefined ? <CreateForm /> : <ChangeForm key={id} id={Number(id)} />
  }

  function CreateForm() {
    const form = `${plain.draft ?? noun}.new`
    const saver = resource.useCreate(form) as unknown as PlainSaver
    const frame = useFrame(noun, plain, form, saver, true)
    return <FormBodyInTime {...frame} read={storedOf} />
  }

  function ChangeForm({ id }: { id: number }) {
    const say = useSay()
    const saver = resource.useChange(id) as unknown as PlainSaver
    const frame = useFrame(noun, plain, `${plain.draft ?? noun}.${id}`, saver, false)
    return (
      <Boundary asked={resource.useOne(id)} skeleton={<SkeletonText lines={8} />}>
        {(record) => (
          <FormBodyInTime
            {...frame}
            head={{ ...frame.head, title: plain.titled?.(record, say) ?? frame.head.title }}
            read={storedOf}
            stored={storedOf(record)}
            locked={plain.locked?.(record, say)}
          />
        )}
      </Boundary>
    )
  }
}

const FormBodyInTime = (props: FormFrameProps) => (
  <Suspense fallback={<SkeletonText lines={8} />}>
    <FormBody {...props} />
  </Suspense>
)

type PlainSaver = Saver<AnyValues, unknown>

interface PlainOptions extends Pick<FormFrameProps, 'groups' | 'check' | 'aside' | 'unfinished'> {
  fields: AnyFields
  flatten?(record: unknown): AnyValues
  after?: string
  draft?: string
  titled?(record: unknown, say: Say): string
  locked?(record: unknown, say: Say): string | undefined
}

function useFrame(
  noun: Noun,
  options: PlainOptions,
  form: string,
  saver: PlainSaver,
  isNew: boolean,
) {
  const say = useSay()
  const navigate = useNavigate()
  const notify = useSnackbar()
  const { section } = usePlace()
  const back = useWayBack()
  const { after } = options
  return {
    noun,
    head: usePageHead(),
    form,
    fields: options.fields,
    groups: options.groups ?? {},
    check: options.check ?? (() => ({})),
    aside: options.aside,
    unfinished: options.unfinished,
    save: saver.save,
    pending: saver.pending,
    error: saver.error as ApiError | undefined,
    clear: saver.clear,
    cancel: () => void navigate(back('list')),
    done: (id: number, other?: string) => {
      notify({ words: say(other ?? (isNew ? 'form.registered' : 'form.saved')), tone: 'success' })
      // What is new stands first in the whole list; what was changed, where it was.
      const list = isNew ? addressOf(section, 'list') : back('list')
      void navigate(after ? addressOf(section, after, id) : list)
    },
  }
}
