import { createContext, useContext } from 'react'

export interface Snack {
  /** Noun and verb, six words or fewer: "Room saved". */
  words: string
  /** `error` is said at once and stays until closed. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** Takes the action back; the snackbar then waits 10 s. */
  undo?: () => void
  /** Another way on, by its verb. */
  action?: { label: string; onAction: () => void }
  /** Stays until closed. */
  stay?: boolean
}

/** What stands on the screen. */
export interface Shown extends Snack {
  id: number
}

/** Says it; what comes back takes it away again. */
export type Notify = (snack: Snack | string) => () => void

export const SnackbarContext = createContext<Notify | null>(null)

/** `notify('Room saved')`: says that something happened. */
export function useSnackbar(): Notify {
  const notify = useContext(SnackbarContext)
  if (!notify) throw new Error('useSnackbar needs SnackbarProvider around')
  return notify
}

/** How long a snackbar stays, in ms; undefined is until closed. */
export function lifetime({ tone, undo, action, stay }: Snack): number | undefined {
  if (stay || tone === 'error') return undefined
  return undo || action ? 10_000 : 3_000
}
