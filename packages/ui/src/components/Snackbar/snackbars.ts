import { createContext, useContext } from 'react'

export interface Snack {
  /** Noun and verb, at most six words: "Room saved". */
  words: string
  /** `error` is announced assertively and stays until closed. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** Adds an undo button; the snackbar then stays 10 s. */
  undo?: () => void
  /** Another action, labelled by a verb. */
  action?: { label: string; onAction: () => void }
  /** Stays until closed. */
  stay?: boolean
}

/** A visible snackbar. */
export interface Shown extends Snack {
  id: number
}

/** Shows a snackbar; returns a function that closes it. */
export type Notify = (snack: Snack | string) => () => void

export const SnackbarContext = createContext<Notify | null>(null)

/** Returns `notify`: `notify('Room saved')` shows a snackbar. */
export function useSnackbar(): Notify {
  const notify = useContext(SnackbarContext)
  if (!notify) throw new Error('useSnackbar needs SnackbarProvider around')
  return notify
}

/** Display time in ms; undefined until closed. */
export function lifetime({ tone, undo, action, stay }: Snack): number | undefined {
  if (stay || tone === 'error') return undefined
  return undo || action ? 10_000 : 3_000
}
