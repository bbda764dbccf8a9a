import { atom } from 'jotai'
import type { SafeStorage } from '../scaffold/platform/index.ts'

export const themes = ['light', 'dark', 'contrast', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

export const themeAtom = atom<Theme>('system')

/** The theme stored in this browser; that of the system by default. */
export const rememberedTheme = (local: SafeStorage): Theme =>
  themes.find((theme) => theme === local.get(key)) ?? 'system'

export const rememberTheme = (local: SafeStorage, theme: Theme) => local.set(key, theme)
