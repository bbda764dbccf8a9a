import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { defaultLimits } from '../core/limits.ts'
import type { Log } from '../core/log.ts'
import type { Mail } from '../core/mail.ts'
import type { Settings } from './settings.ts'

/** Timeout of the SMTP server in milliseconds. */
const patience = 20_000

/** Sends e-mails by the SMTP server of the settings; without one writes them into a folder. */
export const mailOf = ({ smtp, from, folder }: Settings['mail'], log: Log): Mail =>
  smtp ? smtpMail(smtp, from) : folderMail(folder, log)

function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return { send: async (letter) => void (await transport.sendMail(letter)) }
}

/**
 * Writes each e-mail into a file that only the owner of this process can read, since its link opens an
 * account. The log contains the folder, but neither the recipient nor the content.
 */
function folderMail(folder: string, log: Log): Mail {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}.${randomUUID()}.txt`
      const whole = `To: ${to}\nSubject: ${subject}\n\n${text}\n`
      await writeFile(join(folder, name), whole, { mode: 0o600, flag: 'wx' })
      log.warn({ folder }, 'A letter lies in the folder: there is no SMTP_URL')
    },
  }
}

/** Deletes e-mails whose link has expired. */
export async function sweepLetters(folder: string, now: Date) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const age = now.getTime() - mtimeMs
    if (name.endsWith('.txt') && age > defaultLimits.recoverySeconds * 1000) await rm(path)
  }
}
