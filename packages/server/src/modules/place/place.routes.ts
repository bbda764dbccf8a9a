import { externalHandlers } from '../../core/operation/handlers.ts'
import { checkForms } from './place.rules.ts'

export const placeRoutes = externalHandlers('place', {
  suggestPlaces: ({ query, principal, language, geocoder }) => {
    checkForms(principal.permissions)
    return geocoder.suggest(query.q.trim(), { language, country: principal.country })
  },
  reversePlace: async ({ query, principal, language, geocoder }) => {
    checkForms(principal.permissions)
    return { address_line: await geocoder.reverse(query, { language, country: principal.country }) }
  },
})
