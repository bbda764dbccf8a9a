import { useSnackbar } from '@zal/ui'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from '../../scaffold/contract.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useServices } from '../../scaffold/services.ts'
import { useTurns } from '../../scaffold/turns.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Note } from './member.data.ts'
import { ApiError } from '@zal/api'

type Notes = Page<Note> | undefined
type Step = { kind: 'put' | 'remove'; note: Note }

/** Id of a note that the server has not confirmed yet. */
export const unsaved = 0

/**
 * Optimistic mutations of notes: shows the expected page until the server responds. An error rolls
 * back and rejects.
 */
export function useNotes(member: number, answer: Notes) {
  const { t } = useTranslation('note')
  const notify = useSnackbar()
  const say = useSay()
  const { now } = useServices()
  const { staff } = useWho()
  const touches = { touches: ['note' as const] }
  const creating = useWrite('post', '/customer/note/', { ...touches, form: `note.${member}` })
  const changing = useWrite('put', '/customer/note/{id}/', touches)
  const removing = useWrite('delete', '/customer/note/{id}/', touches)
  const restoring = useWrite('post', '/customer/note/{id}/restore/', touches)
  const inTurn = useTurns()
  const [shown, take] = useOptimistic(answer, after)

  /** Applies the optimistic step while the work runs; afterwards the server's list is shown. */
  const meanwhile = (step: Step, work: () => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      startTransition(async () => {
        take(step)
        await inTurn(work).then(() => resolve(), reject)
      })
    })

  const write = (text: string) => {
    const note: Note = {
      id: unsaved,
      text,
      created_at: new Date(now()).toISOString(),
      changed_at: null,
      author: { id: staff.id, name: staff.full_name },
      customer: member,
      version: 1,
    }
    return meanwhile({ kind: 'put', note }, () =>
      creating.send({ body: { customer: member, text } }),
    )
  }
  const change = (note: Note, text: string) =>
    meanwhile({ kind: 'put', note: { ...note, text } }, () =>
      changing.send({
        params: { path: { id: note.id } },
        body: { text, version: note.version },
      }),
    )
  const tell = (thrown: unknown) =>
    notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
  const remove = (note: Note) => {
    const params = { path: { id: note.id } }
    const undo = () =>
      void inTurn(() => restoring.send({ params })).then(() => notify(t('restored')), tell)
    meanwhile({ kind: 'remove', note }, () => removing.send({ params })).then(
      () => notify({ words: t('removed'), undo }),
      tell,
    )
  }
  return { shown, write, change, remove }
}

function after(page: Notes, { kind, note }: Step): Notes {
  if (!page) return page
  const others = page.results.filter(({ id }) => id !== note.id)
  if (kind === 'remove') return { ...page, results: others }
  const known = others.length < page.results.length
  const results = known
    ? page.results.map((each) => (each.id === note.id ? note : each))
    : [note, ...page.results]
  return { ...page, results }
}
