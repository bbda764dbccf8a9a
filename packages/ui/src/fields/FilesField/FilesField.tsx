import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { sizeText } from '../../components/AttachmentViewer/fileKind.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { CloseIcon, RemoveIcon, RetryIcon } from '../../icons/index.ts'
import { space, useUi } from '../../theme/index.ts'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { documentTypes, FILE_BYTES, type UploadedFile } from '../shared/files/fileRules.ts'
import { FileRow } from '../shared/files/FileRow.tsx'
import { FileZone } from '../shared/files/FileZone.tsx'
import { Files } from '../shared/files/files.parts.ts'
import { useLimits } from '../shared/files/useLimits.ts'
import { type Sending, type UploadProps, useUploads } from '../shared/files/useUploads.ts'
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx'
import { fill } from '../../format/index.ts'

export interface FilesFieldProps extends FieldProps<UploadedFile[]>, UploadProps {
  /** Extensions without the dot. @default documents and images */
  types?: readonly string[]
  /** Maximum file size in bytes. @default 2000000 */
  maxBytes?: number
  /** Maximum number of files. @default unlimited */
  maxFiles?: number
  /** Called after a file was removed; `undo` restores it at its position. */
  onRemoved?: (file: UploadedFile, undo: () => void) => void
}

/** Multiple files: chosen, dropped or pasted, each uploaded at once with its own progress. */
export function FilesField({
  value,
  onChange,
  onBlur,
  upload,
  explain,
  onBusy,
  types = documentTypes,
  maxBytes = FILE_BYTES,
  maxFiles = Infinity,
  onRemoved,
  ...rest
}: FilesFieldProps) {
  const [framed] = splitFramed(rest)
  const { words, language } = useUi()
  const { files, retry } = words.fields
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(value)
  useEffect(function rememberFiles() {
    latest.current = value
  })
  const change = (next: UploadedFile[]) => {
    // Two uploads may finish before the form has re-rendered.
    latest.current = next
    onChange(next)
  }
  const limits = useLimits({ types, maxBytes })
  const uploads = useUploads({ upload, explain, onBusy }, (done) =>
    change([...latest.current, done]),
  )

  const take = (chosen: File[]) => {
    const fitting = limits.fitting(chosen)
    const room = maxFiles - value.length - uploads.sending.length
    if (fitting.length > room) limits.setProblem(fill(files.tooMany, { max: maxFiles }))
    for (const file of fitting.slice(0, Math.max(0, room))) uploads.send(file)
  }
  const cancel = (sending: Sending) => {
    uploads.cancel(sending)
    input.current?.focus()
  }
  const remove = (file: UploadedFile) => {
    const place = latest.current.indexOf(file)
    change(latest.current.filter((one) => one !== file))
    limits.setProblem(undefined)
    uploads.say(fill(files.removed, { name: file.name }))
    onRemoved?.(file, () => change(latest.current.toSpliced(place, 0, file)))
    input.current?.focus()
  }

  return (
    <FieldFrame
      {...framed}
      hint={framed.hint ?? limits.hint}
      error={limits.problem ?? framed.error}
    >
      {(aria) => (
        <Whole>
          <FileZone
            ref={input}
            aria={aria}
            types={types}
            isMany={maxFiles > 1}
            required={framed.required && value.length === 0}
            onFiles={take}
            onBlur={onBlur}
          />
          {value.length + uploads.sending.length > 0 && (
            <Files aria-label={files.list}>
              {value.map((file) => (
                <FileRow
                  key={file.id}
                  name={file.name}
                  url={file.url}
                  about={file.size === undefined ? undefined : sizeText(file.size, files, language)}
                >
                  {!framed.disabled && (
                    <IconButton
                      icon={RemoveIcon}
                      tone="danger"
                      label={fill(words.parts.remove, { name: file.name })}
                      onClick={() => remove(file)}
                    />
                  )}
                </FileRow>
              ))}
              {uploads.sending.map((one) => (
                <FileRow
                  key={`sending-${one.key}`}
                  name={one.file.name}
                  url={one.preview}
                  share={one.share}
                  problem={one.problem}
                >
                  {one.problem !== undefined && (
                    <IconButton
                      icon={RetryIcon}
                      label={fill(files.again, { name: one.file.name })}
                      title={retry}
                      onClick={() => uploads.retry(one)}
                    />
                  )}
                  <IconButton
                    icon={CloseIcon}
                    label={fill(files.cancel, { name: one.file.name })}
                    onClick={() => cancel(one)}
                  />
                </FileRow>
              ))}
            </Files>
          )}
          <VisuallyHidden role="status">{uploads.said}</VisuallyHidden>
        </Whole>
      )}
    </FieldFrame>
  )
}

const Whole = styled.div`
  position: relative;
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`
