import { createContext } from 'react'

/**
 * The place for the title in the top bar of the shell: null until the bar is mounted, undefined
 * without a shell, where the title is part of the page.
 */
export const TopbarContext = createContext<HTMLElement | null | undefined>(undefined)
