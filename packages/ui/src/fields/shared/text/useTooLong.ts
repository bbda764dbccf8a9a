import { fill } from '../../../format/index.ts'
import { useFieldWords } from '../frame/words.ts'

/** The error of a text that is longer than its field allows; undefined where it fits. */
export function useTooLong(text: string, max: number | undefined): string | undefined {
  const words = useFieldWords()
  return max !== undefined && text.length > max ? fill(words.tooLong, { max }) : undefined
}
