import { fill } from '../../format/index.ts'
import { useFieldWords } from './words.ts'

/** What is wrong with a text that is longer than its field allows; undefined where nothing is. */
export function useTooLong(text: string, max: number | undefined): string | undefined {
  const words = useFieldWords()
  return max !== undefined && text.length > max ? fill(words.tooLong, { max }) : undefined
}
