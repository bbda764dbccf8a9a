import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headersOfFile } from '../../core/http/headers.ts'
import type { Secrets } from '../../core/auth/secrets.ts'

const root = fileURLToPath(new URL('../../../../app/dist/', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves the built app: its files, and its page for every route. */
export function appFiles(secrets: Secrets, folder = root) {
  const cache = new Map<string, { made: number; bytes: Uint8Array<ArrayBuffer> }>()

  /** Reads files again after a new build. Assets are immutable: their names contain a hash. */
  const read = async (path: string) => {
    const known = cache.get(path)
    if (known && path.startsWith('/assets/')) return known.bytes
    try {
      const made = (await stat(join(folder, path))).mtimeMs
      if (known?.made === made) return known.bytes
      const bytes = new Uint8Array(await readFile(join(folder, path)))
      cache.set(path, { made, bytes })
      return bytes
    } catch {
      return null
    }
  }

  /** Response to a GET or HEAD; null where the path is neither a file nor a route. */
  return async (request: Request, secure: boolean): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const path = pathOf(request.url)
    if (path === null) return null
    const extension = extname(path)
    const type = types[extension]
    if (type && path !== '/index.html') return file(request, path, type, secure)
    return extension === '' || path === '/index.html' ? page(secure) : null
  }

  async function file(request: Request, path: string, type: string, secure: boolean) {
    const accepted = request.headers.get('accept-encoding') ?? ''
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
      ['', ''],
    ] as const) {
      if (encoding && !accepted.includes(encoding)) continue
      const bytes = await read(path + ending)
      if (!bytes) continue
      const headers = {
        ...headersOfFile(secure),
        'content-type': type,
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        vary: 'Accept-Encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }
      return new Response(bytes, { headers })
    }
    return null
  }

  async function page(secure: boolean) {
    const bytes = await read('/index.html')
    if (!bytes) return null
    const nonce = secrets.token()
    return new Response(withNonce(new TextDecoder().decode(bytes), nonce), {
      headers: {
        ...headersOfFile(secure, nonce),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  }
}

/** A path inside the folder; null for one that leaves it or names hidden files. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url).pathname))
    return path.includes('..') || path.includes('/.') || path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** Adds the nonce to the page's own scripts and styles; styled-components reads it from the meta element. */
export function withNonce(html: string, nonce: string): string {
  const meta = `<meta property="csp-nonce" nonce="${nonce}">`
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<head[^<>]*>/, (head) => head + meta)
    .replace(/<(script|style|link)(?=[\s>])(?![^>]*\snonce=)/g, `<$1 nonce="${nonce}"`)
}
