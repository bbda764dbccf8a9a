import { ApiError, type Client } from '@zal/api'
import { type ListPath, type PathWith, plainClient } from '../api/index.ts'

/** A completed download. */
export interface Downloaded {
  blob: Blob
  /** File name given by the server. */
  name: string
}

/** Progress of a download. */
export interface Progress {
  /** Total rows of the file. */
  rows: number
  /** Bytes received. */
  bytes: number
}

/**
 * Downloads a file of the contract and reports the progress. Rejects with `ApiError`; code
 * `cancelled` after an abort.
 */
export async function download(
  api: Client,
  path: ListPath | PathWith<'get'>,
  query: object,
  { signal, tell }: { signal: AbortSignal; tell(progress: Progress): void },
): Promise<Downloaded> {
  try {
    const init = { params: { query }, parseAs: 'stream', signal }
    const { response, data } = await plainClient(api).GET(path, init)
    const rows = Number(response.headers.get('x-total-rows'))
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    const reader = (data as ReadableStream<Uint8Array> | undefined)?.getReader()
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

/** Saves a file through the browser's download. */
export function saveFile({ blob, name }: Downloaded) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has started reading the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
