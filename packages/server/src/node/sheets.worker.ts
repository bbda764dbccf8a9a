/** Worker thread that reads one uploaded table. */
import { parse } from 'csv-parse/sync'
import { parentPort, workerData } from 'node:worker_threads'
import { readRows, type Sheet, type SheetKind, type SheetLimits } from '../core/sheets/readRows.ts'
import type { SheetRefusal } from '../core/sheets/readRows.ts'

export interface ReadRequest {
  bytes: Uint8Array<ArrayBuffer>
  kind: SheetKind
  limits: SheetLimits
}

/** Each page in a separate message, since a large message blocks the receiving thread; then the rest. */
export type ReadAnswer = { page: string } | { end: Sheet | SheetRefusal }

const { bytes, kind, limits } = workerData as ReadRequest
const read = readRows(bytes, kind, limits, parse)
const answer = (message: ReadAnswer) => parentPort?.postMessage(message)
if (typeof read === 'string') answer({ end: read })
else {
  for (const page of read.pages) answer({ page })
  answer({ end: { ...read, pages: [] } })
}
