import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { control } from '../../theme/index.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { Bar, Box, Foot, heightOf, Paper } from './RichTextField.parts.ts'

export interface RichTextFieldProps extends FieldProps<string> {
  /** HTML as `RichText` renders it; '' when empty. */
  value: string
  /** Placeholder of the empty field. */
  placeholder?: string
  /** Maximum length in characters. A longer text is not truncated; the counter shows the excess. */
  maxLength?: number
  /** Initial height in lines; it grows. @default 4 */
  rows?: number
}

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

/**
 * Rich text field with bold, lists and links. The editor loads when the field first renders, in a
 * placeholder of the same size. Ctrl+Enter submits the form; Alt+F10 focuses the toolbar.
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

/** Placeholder with the height of the editor, to avoid a layout shift. */
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
