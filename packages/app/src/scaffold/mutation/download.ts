import { ApiError, type Client } from '@zal/api'
import type { ListPath, PathWith } from '../api/index.ts'

/** A file that has come whole. */
export interface Downloaded {
  blob: Blob
  /** As the server names it. */
  name: string
}

/** How far a file has come. */
export interface Progress {
  /** Rows that the file will have. */
  rows: number
  /** Bytes that have come. */
  bytes: number
}

type Loose = (
  path: string,
  init: object,
) => Promise<{ response: Response; data?: ReadableStream<Uint8Array> }>

/** Reads a file of the contract, telling how far it has come. Errors: `ApiError`, `cancelled` by the signal. */
export async function download(
  api: Client,
  path: ListPath | PathWith<'get'>,
  query: object,
  { signal, tell }: { signal: AbortSignal; tell(progress: Progress): void },
): Promise<Downloaded> {
  try {
    const get = api.GET as unknown as Loose
    const { response, data } = await get(path, { params: { query }, parseAs: 'stream', signal })
    const rows = Number(response.headers.get('x-total-rows'))
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    const reader = data?.getReader()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      parts.push(new Uint8Array(next.value))
      bytes += next.value.length
      tell({ rows, bytes })
    }
    const type = response.headers.get('content-type') ?? ''
    const [, name = 'export'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { blob: new Blob(parts, { type }), name }
  } catch (thrown) {
    throw ApiError.from(thrown)
  }
}

/** Hands a file to the browser, which keeps it where the person keeps files. */
export function saveFile({ blob, name }: Downloaded) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
