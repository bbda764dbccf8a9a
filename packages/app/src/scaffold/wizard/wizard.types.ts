import type { ApiError } from '@zal/api'
import type { ComponentType, ReactNode } from 'react'
import type { Noun, Words } from '../../i18n/words.ts'
import type { AnyValues, RuleContext } from '../form/index.ts'
import type { RecoveryState } from '../mutation/index.ts'

type StepName<N extends Noun> = N extends Noun
  ? Words[N] extends { steps: infer S }
    ? keyof S & string
    : never
  : never

/** Options of `wizard`: steps, initial values and the mutation. */
export interface WizardOptions<N extends Noun, Values extends AnyValues, Done> {
  /** Initial values; the search params may prefill them. */
  initial(start: { query: URLSearchParams; today: string }): Values
  /**
   * Part of a stored draft to continue with, given the initial values; undefined starts over.
   * @default the whole draft
   */
  resumes?(draft: Values, begun: Values, today: string): Values | undefined
  /** In order; titles are `<noun>:steps.<name>`. The current step is the search param `step`. */
  steps: readonly WizardStep<N, Values>[]
  /** Rendered after success. */
  complete: ComponentType<{ done: Done; again(): void }>
  /**
   * Sends the values; `form` names the draft and the idempotency key. `done` receives the response,
   * also a recovered one; `agreed` lists the confirmations given for this attempt only.
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

/** A step: its screen and its validation. */
export interface WizardStep<N extends Noun, Values extends AnyValues> {
  name: StepName<N>
  Screen: ComponentType
  /** True leaves the step out for these values. @default false */
  skip?(values: Values): boolean
  /** Error texts by field that block the next step; an empty object allows it. */
  check?(values: Values, tools: Omit<RuleContext, 'yup' | 'label'>): Partial<Record<string, string>>
}

/** State for the screen of a step, by `useWizard<Values>()`. */
export interface WizardState<Values> {
  values: Values
  set(change: Partial<Values>): void
  /** Error texts by field, once the field was left or the next step was requested. */
  errors: Partial<Record<keyof Values & string, string>>
  /** Marks a field as touched, so that its error may be shown. */
  leave(field: keyof Values & string): void
  /** Goes to the next step if this one is valid; `change` is applied first. */
  next(change?: Partial<Values>): void
  back(): void
  /** Sends the values; the button of the last step. `agreed` counts for this attempt only. */
  submit(agreed?: readonly string[]): void
  pending: boolean
  error: ApiError | undefined
  clearError(): void
  /** Recovery state of a write whose response was lost, with a retry. */
  recovery: RecoveryState
  /** Discards the values and starts over; can be undone. */
  discard(): void
  /** Name of the current step. */
  step: string
  /** Progress indicator; `WizardStepPage` renders it. */
  stepper: ReactNode
}
