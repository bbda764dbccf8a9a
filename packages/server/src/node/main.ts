import { lockFolder } from './folderLock.ts'
import { settingsOf } from './settings.ts'

// Each thread of the pool keeps the memory of the hash of a password for good, some 40 MB. Hashing is
// all that it does for long, and one at a time is twenty sign-ins a second.
process.env.UV_THREADPOOL_SIZE ??= '1'

// The folder is locked before anything large is loaded, so that a second server ends at once.
try {
  const settings = settingsOf(process.env)
  const unlock = settings.databaseUrl ? () => {} : lockFolder(settings.folder)
  process.on('exit', unlock)
  const { start } = await import('./start.ts')
  await start(settings)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Stop it, or set PORT.'
  }
  return error.name === 'Error' && error.stack ? error.stack : error.message
}
