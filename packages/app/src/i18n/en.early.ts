/** Translations of the signed-out pages, by path. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/en/{common,session,ui}.json',
  { eager: true, import: 'default' },
)
