/** The words of the page that the desk opens with, by path; the menu names sections whose words come later. */
export const words: Record<string, object> = import.meta.glob(
  '../../../../locales/ru/{common,errors,gym,member,menu,session,shell,ui}.json',
  { eager: true, import: 'default' },
)
