import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { FileThumb } from '../../components/AttachmentViewer/FileThumb.tsx'
import { Button } from '../../components/Button/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { ProgressBar } from '../../components/ProgressBar/index.ts'
import { CloseIcon, RemoveIcon, RetryIcon } from '../../icons/index.ts'
import { icon, line, radius, space, token, useUi, width } from '../../theme/index.ts'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { FILE_BYTES, pictureTypes, type UploadedFile } from '../shared/files/fileRules.ts'
import { FileZone } from '../shared/files/FileZone.tsx'
import { shrunk } from '../shared/files/shrunk.ts'
import { useLimits } from '../shared/files/useLimits.ts'
import { type UploadProps, useUploads } from '../shared/files/useUploads.ts'
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx'
import { fill } from '../../format/index.ts'

export interface ImageFieldProps extends FieldProps<UploadedFile | null>, UploadProps {
  /** Extensions without the dot. @default svg, png, jpg */
  types?: readonly string[]
  /** Maximum file size in bytes. @default 2000000 */
  maxBytes?: number
  /** Camera that a phone opens: front or back. @default 'environment' */
  camera?: 'user' | 'environment'
  /** Transforms the chosen picture before the upload, such as cropping; null cancels. */
  prepare?: (file: File) => Promise<File | null>
  /** Additional sources of a picture; `give` handles it as if it had been chosen. */
  more?: (give: (file: File) => void) => ReactNode
  /** Shows the picture in a circle. @default false */
  round?: boolean
  /** Called after the picture was removed; `undo` restores it. */
  onRemoved?: (file: UploadedFile, undo: () => void) => void
}

/**
 * One picture: chosen, dropped, pasted or photographed, and uploaded at once. A photo that is too
 * large is scaled down first.
 */
export function ImageField({
  value,
  onChange,
  onBlur,
  upload,
  explain,
  onBusy,
  types = pictureTypes,
  maxBytes = FILE_BYTES,
  camera = 'environment',
  prepare,
  more,
  round = false,
  onRemoved,
  ...rest
}: ImageFieldProps) {
  const [framed] = splitFramed(rest)
  const { fields, parts } = useUi().words
  const input = useRef<HTMLInputElement>(null)
  const limits = useLimits({ types, maxBytes })
  const uploads = useUploads({ upload, explain, onBusy }, onChange)
  const [sending] = uploads.sending
  const shown = sending?.file.name ?? value?.name

  const take = async ([first]: File[], isPhoto = false) => {
    if (!first) return
    const [file] = limits.fitting([isPhoto ? await shrunk(first, maxBytes) : first])
    const ready = file && prepare ? await prepare(file) : file
    if (!ready) return input.current?.focus()
    uploads.drop()
    uploads.send(ready)
  }
  const cancel = () => {
    if (sending) uploads.cancel(sending)
    input.current?.focus()
  }
  const remove = () => {
    if (!value) return
    onChange(null)
    uploads.say(fill(fields.files.removed, { name: value.name }))
    onRemoved?.(value, () => onChange(value))
    input.current?.focus()
  }

  return (
    <FieldFrame
      {...framed}
      hint={framed.hint ?? limits.hint}
      error={limits.problem ?? sending?.problem ?? framed.error}
    >
      {(aria) => (
        <Whole>
          {shown !== undefined && (
            <Tile data-round={round}>
              <FileThumb name={shown} url={sending ? sending.preview : value?.url} />
              {sending && sending.problem === undefined && (
                <Progress>
                  <ProgressBar label={shown} value={Math.round(sending.share * 100)} />
                </Progress>
              )}
            </Tile>
          )}
          <Side>
            <FileZone
              ref={input}
              aria={aria}
              types={types}
              isPictures
              isFilled={shown !== undefined}
              required={framed.required}
              camera={camera}
              onFiles={(files, isPhoto) => void take(files, isPhoto)}
              onBlur={onBlur}
            />
            {!framed.disabled && more?.((file) => void take([file], true))}
            {sending?.problem !== undefined && (
              <Button
                size="sm"
                tone="outline"
                icon={RetryIcon}
                aria-label={fill(fields.files.again, { name: sending.file.name })}
                onClick={() => uploads.retry(sending)}
              >
                {fields.retry}
              </Button>
            )}
            {sending && (
              <IconButton
                icon={CloseIcon}
                label={fill(fields.files.cancel, { name: sending.file.name })}
                onClick={cancel}
              />
            )}
            {!sending && value && !framed.disabled && (
              <IconButton
                icon={RemoveIcon}
                tone="danger"
                label={fill(parts.remove, { name: value.name })}
                onClick={remove}
              />
            )}
          </Side>
          <VisuallyHidden role="status">{uploads.said}</VisuallyHidden>
        </Whole>
      )}
    </FieldFrame>
  )
}

const Whole = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`

const Side = styled.div`
  display: flex;
  flex: 1 1 9em;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${space[8]};
  min-width: 0;
  /* Room for the touch target, which is larger than the visible button. */
  padding-inline-end: ${space[4]};

  & > :first-child {
    flex: 1 1 8em;
  }

  & > :has([data-filled='false']) {
    flex-basis: 11em;
  }
`

/** Preview in the final size. */
const Tile = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${width.picture};
  height: ${width.picture};
  overflow: hidden;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};
  color: ${token('fg.subtle')};

  &[data-round='true'] {
    width: ${width.thumb};
    height: ${width.thumb};
    border-radius: ${radius.round};
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  &[data-round='true'] > img {
    object-fit: cover;
  }

  & > svg {
    width: ${icon.xl};
    height: ${icon.xl};
  }
`

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space[8]};
  background: ${token('bg.raised')};

  & > div {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  & > div > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
