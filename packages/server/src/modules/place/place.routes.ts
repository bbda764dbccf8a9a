import { externalHandlers } from '../../core/operation/handlers.ts'
import { checkForms } from './place.rules.ts'

export const placeRoutes = externalHandlers('place', {
  suggestPlaces: ({ query, who, language, geocoder }) => {
    checkForms(who.permissions)
    return geocoder.suggest(query.q.trim(), { language, country: who.country })
  },
  reversePlace: async ({ query, who, language, geocoder }) => {
    checkForms(who.permissions)
    return { address_line: await geocoder.reverse(query, { language, country: who.country }) }
  },
})
