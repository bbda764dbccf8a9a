import { lockFolder } from './folderLock.ts'
import { tryPort } from './port.ts'
import { settingsOf } from './settings.ts'

// Locks the folder and tries the port before loading anything large, so that a second server exits quickly.
try {
  const settings = settingsOf(process.env)
  const unlock = settings.databaseUrl ? () => {} : lockFolder(settings.folder)
  process.on('exit', unlock)
  await tryPort(settings.port, settings.host)
  const { start } = await import('./start.ts')
  await start(settings)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT.`
  }
  if (syscall === 'listen') return `Port ${port} cannot be opened (${code}). Set PORT or HOST.`
  return error.name === 'Error' && error.stack ? error.stack : error.message
}
