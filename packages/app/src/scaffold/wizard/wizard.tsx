import { Stepper, useSnackbar, WizardPage } from '@zal/ui'
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Noun } from '../../i18n/words.ts'
import { useDraft } from '../mutation/index.ts'
import { type AnyValues, useFocusFirstError } from '../form/index.ts'
import { useLeaveWarning, usePageHeader } from '../routing/index.ts'
import { titleKey, useTranslate } from '../i18n/index.ts'
import { useSession } from '../session/index.ts'
import type { WizardOptions, WizardState } from './wizard.types.ts'

const WizardContext = createContext<WizardState<AnyValues> | undefined>(undefined)

/** State of the surrounding wizard. Throws outside of one. */
export function useWizard<Values extends AnyValues>(): WizardState<Values>
export function useWizard(): WizardState<AnyValues> {
  const state = use(WizardContext)
  if (!state) throw new Error('useWizard is for the steps of a wizard')
  return state
}

/**
 * A multi-step form that ends in one mutation. The step is a search param and the values are a
 * draft, so Back, forward and a reload lose nothing; a step opens only when the previous ones are
 * valid. Steps render themselves with `WizardStepPage` and ui fields.
 *
 * @example
 * export const register = wizard('payment', { initial, steps, complete: Receipt, useSubmit: useSale
 * })
 */
export function wizard<N extends Noun, Values extends AnyValues, Done>(
  noun: N,
  options: WizardOptions<N, Values, Done>,
): ComponentType
export function wizard(
  noun: Noun,
  options: WizardOptions<Noun, AnyValues, unknown>,
): ComponentType {
  const { complete: Complete } = options
  const form = `${noun}.wizard`

  return function WizardScreen() {
    const translate = useTranslate()
    const { auth, settings } = useSession()
    const notify = useSnackbar()
    const navigate = useNavigate()
    const { pathname, search } = useLocation()
    const [query, setQuery] = useSearchParams()
    const draft = useDraft<AnyValues>(form)
    const begin = () => options.initial({ query, today: settings.today })
    const [values, setValues] = useState(() => {
      const [begun, kept] = [begin(), draft.read()]
      if (!kept) return begun
      const resumed = options.resumes ? options.resumes(kept, begun, settings.today) : kept
      return { ...begun, ...resumed }
    })
    const steps = options.steps.filter(({ skip }) => !skip?.(values))
    const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
    const [done, setDone] = useState<unknown>()
    const [dirty, setDirty] = useState(false)
    const finish = (answer: unknown) => {
      draft.forget()
      setDirty(false)
      setDone(() => answer)
    }
    const { submit, pending, error, recovery, clear } = options.useSubmit(form, finish)
    useLeaveWarning(dirty && done === undefined)
    const { root, focus } = useFocusFirstError()

    const tools = {
      translate,
      country: auth.country,
      currency: auth.currency,
      today: settings.today,
    }
    const wrongIn = (index: number, now = values) =>
      textsOf(steps[index]?.check?.(now, tools) ?? {})
    const wanted = steps.findIndex(({ name }) => name === query.get('step'))
    const open = firstOpen(Math.max(wanted, 0), (index) => Object.keys(wrongIn(index)).length === 0)
    const step = steps[open]
    const wrong = wrongIn(open)

    const go = (index: number, replace = false) =>
      setQuery((before) => withStep(before, steps[index]?.name), { replace })
    const change = (part: AnyValues) => {
      const now = { ...values, ...part }
      setValues(now)
      // A field cleared by the change counts as untouched again, so that it does not show
      // "required" at once.
      setLeft((before) => new Set([...before].filter((name) => !isEmptied(part, name))))
      setDirty(true)
      draft.keep(now)
      clear()
      return now
    }
    const again = () => {
      setValues(options.initial({ query: new URLSearchParams(), today: settings.today }))
      setLeft(new Set())
      setDone(undefined)
      clear()
      setQuery({}, { replace: true })
    }
    const send = async (agreed: readonly string[]) => {
      try {
        await submit(change({}), agreed)
      } catch {
        // The error is shown by the step.
      }
    }
    const state: WizardState<AnyValues> = {
      values,
      set: change,
      errors: pick(wrong, left),
      leave: (field) => setLeft(new Set([...left, field])),
      next: (part) => {
        const missing = Object.keys(part ? wrongIn(open, change(part)) : wrong)
        if (missing.length === 0) return go(open + 1)
        setLeft(new Set([...left, ...missing]))
        focus()
      },
      back: () => go(open - 1),
      submit: (agreed = []) => void send(agreed),
      pending,
      error,
      clearError: clear,
      recovery,
      discard: () => {
        draft.flush()
        const left = draft.read()
        draft.forget()
        setDirty(false)
        again()
        if (!left) return
        const undo = () => {
          draft.keep(left)
          draft.flush()
          setValues(left)
          setDirty(true)
          void navigate({ pathname, search })
        }
        notify({ words: translate('form.discarded'), undo })
      },
      step: step?.name ?? '',
      stepper: (
        <Stepper
          label={translate(titleKey(noun))}
          current={step?.name ?? ''}
          steps={steps.map(({ name }) => ({
            id: name,
            label: translate(`${noun}:steps.${String(name)}`),
          }))}
        />
      ),
    }
    if (done !== undefined) return <Complete done={done} again={again} />
    const Step = step?.Screen
    return (
      <WizardContext value={state}>
        <div ref={root}>{Step && <Step />}</div>
      </WizardContext>
    )
  }
}

interface WizardStepPageProps {
  banner?: ReactNode
  aside?: ReactNode
  /** Buttons; the primary one last. */
  bar: ReactNode
  children: ReactNode
}

/** Page of a step: title, stepper, errors, fields, summary in the aside, buttons. */
export function WizardStepPage(props: WizardStepPageProps) {
  const { stepper } = useWizard()
  return <WizardPage {...usePageHeader()} {...props} stepper={stepper} />
}

/** Index of the wanted step, or of the first invalid step before it. */
function firstOpen(wanted: number, isRight: (index: number) => boolean) {
  for (let index = 0; index < wanted; index += 1) if (!isRight(index)) return index
  return wanted
}

function withStep(before: URLSearchParams, name: string | undefined) {
  const after = new URLSearchParams(before)
  if (name) after.set('step', name)
  return after
}

type Texts = Record<string, string>

const textsOf = (checked: Partial<Texts>): Texts =>
  Object.fromEntries(
    Object.entries(checked).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

const pick = (texts: Texts, names: ReadonlySet<string>): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)))

const isEmptied = (part: AnyValues, name: string) =>
  name in part && (part[name] === null || part[name] === '')
