import { atom } from 'jotai'
import type { Keep } from '../scaffold/storage.ts'

export const themes = ['light', 'dark', 'contrast', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

export const themeAtom = atom<Theme>('light')

/** The theme stored in this browser; light by default. */
export const rememberedTheme = (local: Keep): Theme =>
  themes.find((theme) => theme === local.get(key)) ?? 'light'

export const rememberTheme = (local: Keep, theme: Theme) => local.set(key, theme)
