import { useState } from 'react'
import { megabytes } from '../../../components/AttachmentViewer/fileKind.ts'
import { useUi } from '../../../theme/index.ts'
import { fill } from '../../../format/index.ts'
import { faultOf, type FileLimits, typesText } from './fileRules.ts'

/** Hint about accepted files, and validation of chosen ones. */
export function useLimits({ types, maxBytes }: FileLimits) {
  const { words, language } = useUi()
  const { files } = words.fields
  const [problem, setProblem] = useState<string>()
  const said = { types: typesText(types), size: megabytes(maxBytes, language) }
  return {
    /** Hint of the field. */
    hint: fill(files.limits, said),
    /** Error of the last choice. */
    problem,
    setProblem,
    /** Returns the accepted files; the others become the error, by name where there are several. */
    fitting: (chosen: File[]) => {
      const refused = chosen.flatMap((file) => {
        const fault = faultOf(file, { types, maxBytes })
        return fault ? [{ file, text: fill(files[fault], said) }] : []
      })
      setProblem(
        refused
          .map(({ file, text }) => (chosen.length > 1 ? `${file.name}: ${text}` : text))
          .join('. ') || undefined,
      )
      return chosen.filter((file) => refused.every((one) => one.file !== file))
    },
  }
}
