import { formatDuration } from '../../format/index.ts'
import { useUi } from '../../theme/index.ts'

/** A duration in minutes: "45 min", "1 h 30 min". */
export function Duration({ minutes }: { minutes: number }) {
  return <>{formatDuration(minutes, useUi().words.parts)}</>
}
