/** The part of its state that only the host knows. A part is absent where the host has no such thing. */
export interface HostHealth {
  mail?: {
    /** E-mails are written into a folder, since there is no mail server. */
    isFolder: boolean
    /** The last accepted and the last refused e-mail since the start; null where there was none. */
    sentAt: Date | null
    failedAt: Date | null
  }
  backup?: {
    /** The newest backup; null where there is none. */
    at: Date | null
    /** Minutes between two backups. */
    minutes: number
  }
  disk?: { usedBytes: number; totalBytes: number }
}

/** Reads the state of the host. */
export type ReadHealth = () => Promise<HostHealth>

/** A host without mail server, backups and disk. */
export const noHealth: ReadHealth = () => Promise.resolve({})
