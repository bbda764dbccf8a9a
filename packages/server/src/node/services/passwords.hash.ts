/**
 * Program of the child process that hashes passwords: one at a time, by messages. The memory of a hash, some 30 MB for
 * each thread that has ever made one, ends with the process.
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

/** Others on the machine come first (`nice`), so that guessing does not take it. */
const PRIORITY = 5

setPriority(PRIORITY)
process.on('message', (request: HashRequest) => {
  process.send?.(new Uint8Array(argon2Sync('argon2id', request)))
})
process.send?.('ready')
