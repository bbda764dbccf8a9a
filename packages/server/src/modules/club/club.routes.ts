import {
  externalHandlers,
  handlers,
  preparedHandler,
  type Constraints,
} from '../../core/operation/handlers.ts'
import { notFound } from '../../core/errors.ts'
import { cityList } from '../../core/gazetteer/cities.ts'
import { countryName } from '../../core/gazetteer/gazetteer.ts'
import { drawAvatar, takeAvatar } from '../../queries/avatar.ts'
import { checkClosing, checkRemoving, closureOf } from './club.closure.ts'
import { copy, copyToNew, countCopy } from './club.copy.ts'
import { changeFirstSteps, firstSteps } from './club.firstSteps.ts'
import { drawPoster } from './club.poster.ts'
import { loadSampleGym, removeSampleGym } from './club.sample.ts'
import * as rules from './club.rules.ts'
import * as store from './club.store.ts'

const { clubs } = store

const constraints: Constraints = {
  club_name: { code: 'validation', fields: { name: 'name_taken' } },
}

const countries = [
  { code: 'UZB', currency: 'UZS', phone_prefix: '+998' },
  { code: 'KGZ', currency: 'KGS', phone_prefix: '+996' },
] as const

const others = handlers('club', {
  getClubBasicInfo: async ({ path, db, principal }) => {
    if (!principal.clubs.includes(path.id)) notFound()
    const { name, address_line } = await store.basicInfo(db, path.id, principal)
    return { name, address_line, role: principal.role }
  },
  listCountries: ({ principal: { language } }) =>
    countries.map((country) => ({ ...country, name: countryName(country.code, language) })),
  listCities: ({ path, query, principal }) => {
    const country = countries.find(({ code }) => code === path.country) ?? notFound()
    return cityList(country.code, principal.language, query.q)
  },
  listClubs: (context) => clubs.page(context, context.query),
  getClub: (context) => {
    rules.checkReader(context.principal, context.path.id)
    return clubs.one(context, context.path.id)
  },
  removeClub: async (context) => {
    const { path, db, principal, now, emit } = context
    const club = await clubs.one(context, path.id)
    const open = await store.lockClubs(db, principal)
    checkRemoving(await closureOf(db, club.id, principal, now), club.is_active)
    await store.remove(db, club.id, principal, now)
    return emit('club.removed', club, ({ id }) => [...open, id])
  },
  getClubClosure: async (context) => {
    const { id } = await clubs.one(context, context.path.id)
    return closureOf(context.db, id, context.principal, context.now)
  },
  getClubCopy: countCopy,
  copyClub: copy,
  getFirstSteps: ({ db, principal }) => firstSteps(db, principal),
  changeFirstSteps,
  loadSampleGym,
  removeSampleGym,
  listClubLocations: (context) => store.locations(context, context.query.is_active),
  listMerchantClubs: ({ db, principal }) => {
    rules.checkPlacing(principal.permissions)
    return store.merchantClubs(db, principal)
  },
  getClubQrCode: async (context) => {
    const { query, principal } = context
    const { id } = await clubs.one(context, query.club ?? principal.club)
    return { text: rules.codeOf(id) }
  },
})

const createClub = preparedHandler(
  'club',
  'createClub',
  {
    prepare: ({ body, ...context }) => {
      rules.checkRank(context.principal)
      return drawAvatar(context, body.logo, 'logo')
    },
    atOnce: ({ logo }) => (logo ? undefined : null),
    run: async ({ prepared, ...context }) => {
      const { body, db, principal, emit } = context
      rules.checkRank(principal)
      const { logo, copy_from, ...fields } = body
      const logo_id = logo && (await takeAvatar(context, logo, prepared, 'logo'))
      const club = await clubs.insert(context, { ...fields, logo_id })
      const open = await store.lockClubs(db, principal)
      if (copy_from) await copyToNew(context, copy_from, club.id)
      return emit('club.created', club, () => open)
    },
  },
  constraints,
)

const changeClub = preparedHandler(
  'club',
  'changeClub',
  {
    prepare: ({ body, ...context }) => drawAvatar(context, body.logo, 'logo'),
    atOnce: ({ logo }) => (logo ? undefined : null),
    run: async ({ prepared, ...context }) => {
      const { path, body, db, principal, now, emit, audit } = context
      rules.checkActivates(principal, path.id, body)
      const before = await clubs.one(context, path.id)
      const open = await store.lockClubs(db, principal)
      const { logo, ...fields } = body
      const isNew = logo && logo !== before.logo?.id
      const logo_id = isNew ? await takeAvatar(context, logo, prepared, 'logo') : logo
      if (rules.isClosing(before, body))
        checkClosing(await closureOf(db, before.id, principal, now))
      const after = await emit(
        'club.changed',
        clubs.update(context, before, { ...fields, logo_id }),
        ({ id }) => [...open, id],
      )
      await audit({ action: 'club.changed', type: 'club', id: after.id, before, after })
      return after
    },
  },
  constraints,
)

const poster = externalHandlers('club', { getClubPoster: drawPoster })

export const clubRoutes = [...others, ...createClub, ...changeClub, ...poster]
