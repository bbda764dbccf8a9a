/** Translations of the signed-out pages, the shell and the member list, by path. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/en/{common,gym,member,menu,session,shell,ui}.json',
  { eager: true, import: 'default' },
)
