import { posterTexts } from '@zal/api/poster'
import { dayIn } from '../../core/db/businessDay.ts'
import { formatDay } from '../../core/i18n/formatParams.ts'
import type { ExternalContext } from '../../core/operation/context.ts'
import { formatPhone } from '../../domain/phone.ts'
import { codeOf } from './club.rules.ts'
import { clubs } from './club.store.ts'

/** The poster at the entrance of a club as a PDF, drawn while no transaction is open. */
export async function drawPoster(context: ExternalContext<'getClubPoster'>): Promise<Response> {
  const { path, principal, now, words, files, posters, transaction } = context
  const today = dayIn(principal.zone, now)
  const { club, logo } = await transaction(async ({ db }) => {
    const found = await clubs.one({ db, principal, now, today }, path.id)
    const bytes = found.logo && (await files.get(db, found.logo.id))
    const extension = found.logo?.name.split('.').at(-1)?.toLowerCase() ?? ''
    return { club: found, logo: bytes && { bytes, extension } }
  })
  const { languages } = words.club.poster
  const bytes = await posters.draw({
    ...posterTexts(club, (language) => {
      const { days, ...rest } = languages[language]
      return { ...rest, day: (day) => days[day] ?? '' }
    }),
    logo,
    name: club.name,
    address: club.address_line,
    code: codeOf(club.id),
    foot: [formatPhone(club.phone), formatDay(today)],
    now,
  })
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="club-poster-${club.id}.pdf"`,
    },
  })
}
