import pino from 'pino'
import type { Log } from '../core/log.ts'

/** JSON lines on standard output at a level of LOG_LEVEL. */
export function jsonLog(level: string): Log & { flush: () => void } {
  const destination = pino.destination({ sync: false, minLength: 4096 })
  const logger = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  )
  const flushing = setInterval(() => destination.flush(), 1000)
  flushing.unref()
  return {
    info: (fields, text) => logger.info(fields, text),
    warn: (fields, text) => logger.warn(fields, text),
    error: (fields, text) => logger.error(fields, text),
    flush: () => destination.flushSync(),
  }
}
