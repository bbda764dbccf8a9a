export {
  createClient,
  zoneOfBrowser,
  type Client,
  type ClientOptions,
  type RequestFacts,
} from './client.ts'
export { ApiError } from './errors.ts'
export type { components, operations, paths } from './schema.d.ts'
