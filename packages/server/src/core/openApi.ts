import type { Contract } from './contract.ts'
import { headersOfApi } from './headers.ts'
import type { Secrets } from './secrets.ts'

/** Where the server publishes its contract. */
export const openApiPath = '/api/v1/openapi.json'

/** Serves the contract as JSON. It is public and cacheable; caches revalidate it by its ETag each time. */
export function openApi(contract: Contract, secrets: Secrets) {
  let made: Promise<{ text: string; etag: string }> | undefined
  const make = async () => {
    const text = JSON.stringify(contract)
    return { text, etag: `W/"${(await secrets.hash(text)).slice(0, 32)}"` }
  }
  return async (request: Request, secure: boolean, id: string): Promise<Response> => {
    const { text, etag } = await (made ??= make())
    const headers = { ...headersOfApi(secure, id), 'cache-control': 'public, no-cache', etag }
    const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(text, { status: 200, headers })
  }
}
