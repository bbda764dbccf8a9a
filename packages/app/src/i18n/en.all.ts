/** All words of the language, by path. */
export const words: Record<string, object> = import.meta.glob('../../../../locales/en/*.json', {
  eager: true,
  import: 'default',
})
