/** Storybook toolbar options. All of them are in the URL, so that a link keeps them. */
export const themes = ['light', 'dark', 'contrast'] as const
export const languages = ['uz', 'ru', 'en'] as const
export const roles = [
  'owner',
  'director',
  'manager',
  'trainer',
  'restricted_user',
  'partner',
] as const
export const networks = ['fast', 'slow', 'offline', 'error'] as const

export type Theme = (typeof themes)[number]
export type Language = (typeof languages)[number]
export type Role = (typeof roles)[number]
/** `loading` is for stories only: a request that never ends. */
export type Network = (typeof networks)[number] | 'loading'

const bar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

export const globalTypes = {
  theme: bar('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'contrast', title: 'High contrast' },
    { value: 'all', title: 'Side by side' },
  ]),
  language: bar('Language', 'globe', [
    { value: 'uz', title: 'Oʻzbekcha' },
    { value: 'ru', title: 'Русский' },
    { value: 'en', title: 'English' },
  ]),
  density: bar('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'regular', title: 'Regular' },
    { value: 'compact', title: 'Compact' },
  ]),
  words: bar('Words', 'paragraph', [
    { value: 'usual', title: 'As they are' },
    { value: 'long', title: '+150 %' },
  ]),
  role: bar('Role', 'user', [
    { value: 'owner', title: 'Owner' },
    { value: 'director', title: 'Director' },
    { value: 'manager', title: 'Manager' },
    { value: 'trainer', title: 'Trainer' },
    { value: 'restricted_user', title: 'Desk' },
    { value: 'partner', title: 'Partner' },
  ]),
  network: bar('Network', 'lightning', [
    { value: 'fast', title: 'Fast' },
    { value: 'slow', title: 'Slow' },
    { value: 'offline', title: 'Offline' },
    { value: 'error', title: 'Server error' },
  ]),
}

export const initialGlobals = {
  theme: 'light',
  language: 'en',
  density: 'regular',
  words: 'usual',
  role: 'owner',
  network: 'fast',
}

const widths = [360, 390, 600, 768, 769, 900, 1100, 1440, 1536]

/** One viewport per layout breakpoint. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width}`,
      styles: { width: `${width}px`, height: width < 769 ? '844px' : '900px' },
      type:
        width < 600
          ? ('mobile' as const)
          : width < 900
            ? ('tablet' as const)
            : ('desktop' as const),
    },
  ]),
)
