/** All UI translations of the language, by path; email and console texts and release notes belong to the server. */
export const words: Record<string, object> = import.meta.glob(
  ['../../../../locales/ru/*.json', '!**/{console,digest,letters,updates}.json'],
  { eager: true, import: 'default' },
)
