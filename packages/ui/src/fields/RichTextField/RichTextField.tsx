import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { control } from '../../theme/index.ts'
import type { FieldProps } from '../shared/frame/field.ts'
import { GroupFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { Bar, Box, Foot, heightOf, Paper } from './RichTextField.styles.ts'

export interface RichTextFieldProps extends FieldProps<string> {
  /** HTML as `RichText` shows it; '' when nothing is written. */
  value: string
  /** What may be written here, seen while the field is empty. */
  placeholder?: string
  /** Letters that are wanted at most. More are not cut off: the counter says by how many. */
  maxLength?: number
  /** Lines before it grows. @default 4 */
  rows?: number
}

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

/**
 * Text with bold, lists and links. The editor is loaded when the field is first seen, and its place
 * is kept. Ctrl+Enter sends the form; Alt+F10 goes to the buttons.
 */
export function RichTextField({ rows = 4, ...rest }: RichTextFieldProps) {
  const [framed, own] = splitFramed(rest)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Suspense fallback={<Waiting rows={rows} isCounted={own.maxLength !== undefined} />}>
          <Editor {...own} rows={rows} aria={aria} disabled={framed.disabled} />
        </Suspense>
      )}
    </GroupFrame>
  )
}

/** As high as the editor that comes, so that nothing jumps. */
function Waiting({ rows, isCounted }: { rows: number; isCounted: boolean }) {
  return (
    <Box aria-busy>
      <Bar>
        <Skeleton width="16em" height={control.sm} />
      </Bar>
      <Paper style={{ minBlockSize: heightOf(rows) }} />
      {isCounted && (
        <Foot>
          <Skeleton width="4em" height="1lh" />
        </Foot>
      )}
    </Box>
  )
}
