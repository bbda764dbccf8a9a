import type { ApiError } from '@zal/api'
import type { ComponentType, ReactNode } from 'react'
import type { Noun, Words } from '../../i18n/words.ts'
import type { AnyValues, RuleContext } from '../form/index.ts'
import type { RecoveryState } from '../mutation/index.ts'

type StepName<N extends Noun> = Words[N] extends { steps: infer S } ? keyof S & string : never

/** What `wizard` leads through: its steps, what it begins with, and how it sends what was filled in. */
export interface WizardOptions<N extends Noun, Values extends AnyValues, Done> {
  /** What the wizard begins with; the address may prefill. */
  initial(start: { query: URLSearchParams; today: string }): Values
  /** What of a kept draft goes on where the wizard begins like this; undefined begins anew. @default all of it */
  resumes?(draft: Values, begun: Values, today: string): Values | undefined
  /** In order; titles are `<noun>:steps.<name>`. The step is in the address as `step`. */
  steps: readonly WizardStep<N, Values>[]
  /** Shown after success. */
  complete: ComponentType<{ done: Done; again(): void }>
  /**
   * Sends the values; `form` names the draft and the key of the write. `done` takes the answer, also one that was lost
   * before the page was closed; `agreed` is what the person was asked and said yes to, for this attempt only.
   */
  useSubmit(
    form: string,
    done: (answer: Done) => void,
  ): {
    submit(values: Values, agreed: readonly string[]): Promise<unknown>
    pending: boolean
    error: ApiError | undefined
    recovery: RecoveryState
    clear(): void
  }
}

/** One step: its screen, and what must be right before the next one. */
export interface WizardStep<N extends Noun, Values extends AnyValues> {
  name: StepName<N>
  Screen: ComponentType
  /** True leaves the step out for these values. @default false */
  skip?(values: Values): boolean
  /** Texts by field of what is missing before the next step; none lets on. */
  check?(values: Values, tools: Omit<RuleContext, 'yup' | 'label'>): Partial<Record<string, string>>
}

/** What a step's screen works with, by `useWizard<Values>()`. */
export interface WizardState<Values> {
  values: Values
  set(change: Partial<Values>): void
  /** Texts by field, once the person has left the field or asked for the next step. */
  errors: Partial<Record<keyof Values & string, string>>
  /** Says that a field was left, so that its text may be shown. */
  leave(field: keyof Values & string): void
  /** Goes on when nothing is missing; `change` is applied first. */
  next(change?: Partial<Values>): void
  back(): void
  /** Sends; the last step's button. What was agreed to counts for this attempt and is not kept. */
  submit(agreed?: readonly string[]): void
  pending: boolean
  error: ApiError | undefined
  clearError(): void
  /** What came of the write that was on its way when the page was closed, and how to ask again. */
  recovery: RecoveryState
  /** Forgets what was typed and begins anew; it can be taken back. */
  discard(): void
  /** Name of the open step. */
  step: string
  /** How far the wizard has come; `WizardStepPage` draws it. */
  stepper: ReactNode
}
