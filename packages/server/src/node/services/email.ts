import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Refused, type Channel } from '../../core/background/channel.ts'
import type { Log } from '../../core/services/log.ts'
import type { Settings } from '../settings.ts'

/** Timeout of each step of the SMTP server in milliseconds. */
const patience = 10_000

/** Sends letters by the SMTP server of the settings; without one writes them into a folder. */
export const mailOf = ({ smtp, from, folder }: Settings['mail'], log: Log): Channel =>
  smtp ? smtpMail(smtp, from) : folderMail(folder, log)

function smtpMail(url: string, from: string): Channel {
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
  const domain = /@([^\s@>]+)/.exec(from)?.[1] ?? 'zal'
  return {
    isRepeatable: true,
    send: async ({ id, to, subject, text, html }) => {
      // Mail programs show one letter where two have the same id.
      const messageId = `<delivery-${id}@${domain}>`
      await transport.sendMail({ to, subject, text, html, messageId }).catch(asRefused)
      return messageId
    },
  }
}

/** A server that does not know the receiver never will; one that refuses the sender or the password may be set right. */
function asRefused(error: Error & { command?: string; responseCode?: number }): never {
  const isReceiver = error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500
  throw isReceiver ? new Refused(error.message, { cause: error }) : error
}

/**
 * Writes each letter into a file that only the owner of this process can read, since its link opens an
 * account. The time of the file is the end of the link. The log contains the folder, but neither the receiver nor the content.
 */
function folderMail(folder: string, log: Log): Channel {
  return {
    isRepeatable: true,
    send: async ({ to, subject, text, html, until }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}.${randomUUID()}.txt`
      const write = async (file: string, content: string) => {
        await writeFile(join(folder, file), content, { mode: 0o600, flag: 'wx' })
        await utimes(join(folder, file), until, until)
      }
      await write(name, `To: ${to}\nSubject: ${subject}\n\n${text}\n`)
      if (html) await write(`${name}.html`, html)
      log.warn({ folder }, 'A letter lies in the folder: there is no SMTP_URL')
      return name
    },
  }
}

/** Deletes letters whose link has expired. */
export async function sweepLetters(folder: string, now: Date) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (/\.txt(\.html)?$/.test(name) && mtimeMs < now.getTime()) await rm(path)
  }
}
