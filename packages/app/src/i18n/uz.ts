/** All UI translations of the language, by path; email and console texts belong to the server. */
export const words: Record<string, object> = import.meta.glob(
  ['../../../../locales/uz/*.json', '!**/{console,letters}.json'],
  { eager: true, import: 'default' },
)
