import { merchants } from '../../seed/merchants.ts'
import { PASSWORD, signIns } from '../../seed/people/people.ts'
import type { Language, Role } from '../core/operation/context.ts'
import { fillTemplate } from '../core/i18n/words.ts'
import { readWords } from './locales.ts'

/** Lines with the demo accounts: e-mail, role, clubs; in the language of the terminal. */
export function demoLines(env: NodeJS.ProcessEnv): string[] {
  const language = languageOf(env.LC_ALL || env.LC_MESSAGES || env.LANG || '')
  const { demo } = readWords<{ demo: string }>(language, 'console')
  const { role: roles } = readWords<{ role: Record<Role, string> }>(language, 'domain')
  const rows = Object.values(signIns).flatMap((mail) =>
    merchants.flatMap(({ staff, clubs }) =>
      staff
        .filter(({ email }) => email === mail)
        .map((worker) => [
          mail,
          roles[worker.role],
          worker.clubs.map((club) => clubs[club]?.name).join(', '),
        ]),
    ),
  )
  const wide = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return [
    fillTemplate(demo, { password: PASSWORD }),
    ...rows.map((row) => `  ${row.map((text, at) => text.padEnd(wide[at] ?? 0)).join('  ')}`),
  ]
}

const languageOf = (locale: string): Language =>
  (['uz', 'ru'] as const).find((each) => locale.toLowerCase().startsWith(each)) ?? 'en'
