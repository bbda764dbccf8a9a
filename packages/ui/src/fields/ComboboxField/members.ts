import type { ComboboxOption, OptionPage } from './useOptions.ts'

// For stories only: sample members, in two scripts.

const names = [
  'Gʻulomova Oʻgʻiloy',
  'Қодиров Ғайрат Ҳамидович',
  'Александра Щербакова',
  'Абдыкеримов Өмүрбек',
  'Sanʼat Rahimov',
  'Bekzod Yoʻldoshev',
  'Абдурахмонова Феруза Ҳамидуллаевна',
  'Kim Olga',
]

const phoneOf = (id: number) => `(+998) 90 123-${9 + id}-67`

export const members: ComboboxOption<number>[] = Array.from({ length: 48 }, (_, index) => ({
  id: index + 1,
  label: names[index % names.length] ?? '',
  description: phoneOf(index + 1),
  meta: index % 3 === 0 ? '31/12/2026' : undefined,
  avatar: { name: names[index % names.length] ?? '' },
}))

/** Responds at once, twenty per page; digits match the end of the phone. */
export function find(query: string, page: number): OptionPage<number> {
  const wanted = query.toLowerCase()
  const fits = members.filter(
    ({ label, description }) =>
      label.toLowerCase().includes(wanted) ||
      (typeof description === 'string' && description.replaceAll('-', '').endsWith(wanted)),
  )
  return { options: fits.slice((page - 1) * 20, page * 20), more: fits.length > page * 20 }
}
