import { createContext, useContext } from 'react'

export interface Snack {
  /** Noun and verb, six words or fewer: "Room saved". */
  words: string
  /** `error` is said at once; an error about money must also `stay`. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** Takes the action back; the snackbar then waits 10 s. */
  undo?: () => void
  /** Another way on, by its verb. */
  action?: { label: string; onAction: () => void }
  /** Stays until closed. */
  stay?: boolean
}

export type Notify = (snack: Snack | string) => void

export const SnackbarContext = createContext<Notify | null>(null)

/** `notify('Room saved')`: says that something happened. */
export function useSnackbar(): Notify {
  const notify = useContext(SnackbarContext)
  if (!notify) throw new Error('useSnackbar needs SnackbarProvider around')
  return notify
}

/** How long a snackbar stays, in ms; undefined is until closed. */
export function lifetime({ undo, action, stay }: Snack): number | undefined {
  if (stay) return undefined
  return undo || action ? 10_000 : 3_000
}
