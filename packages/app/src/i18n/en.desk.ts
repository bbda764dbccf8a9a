/** The words of the shell and the list of members, by path; the menu names sections whose words come later. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/en/{common,gym,member,menu,session,shell,ui}.json',
  { eager: true, import: 'default' },
)
