/** The words of the sign-in, by path. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/uz/{common,gym,session,ui}.json',
  { eager: true, import: 'default' },
)
