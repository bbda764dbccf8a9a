/** Translations of the signed-out pages, by path. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/uz/{common,session,ui}.json',
  { eager: true, import: 'default' },
)
