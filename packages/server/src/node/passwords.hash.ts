/**
 * Child process that hashes passwords, one at a time, controlled by messages. Ending the process frees the
 * memory of hashing, some 30 MB per thread.
 */
import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'

/** Parameters of one Argon2id hash; `memory` in KiB. */
export interface HashRequest {
  message: string
  nonce: Uint8Array
  parallelism: 1
  tagLength: 32
  memory: number
  passes: number
}

/** Lower priority (`nice`), so that password guessing does not occupy the machine. */
const PRIORITY = 5

setPriority(PRIORITY)
process.on('message', (request: HashRequest) => {
  process.send?.(new Uint8Array(argon2Sync('argon2id', request)))
})
process.send?.('ready')
