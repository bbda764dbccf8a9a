/** All words of the screens in the language, by path; letters and the console are the server's. */
export const words: Record<string, object> = import.meta.glob(
  ['../../../../locales/uz/*.json', '!**/{console,letters}.json'],
  { eager: true, import: 'default' },
)
