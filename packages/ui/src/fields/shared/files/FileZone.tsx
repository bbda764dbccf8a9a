import { type ClipboardEvent, type DragEvent, type Ref, useState } from 'react'
import { CameraIcon, PictureIcon, RetryIcon, UploadIcon } from '../../../icons/index.ts'
import type { ControlAria } from '../FieldFrame.tsx'
import { useFieldWords } from '../words.ts'
import { Ask, Camera, Native, Zone, Zones } from './files.parts.ts'

interface FileZoneProps {
  aria: ControlAria
  types: readonly string[]
  /** Accepts several files. */
  isMany?: boolean
  isPictures?: boolean
  /** A file exists: the text asks to replace it. */
  isFilled?: boolean
  required?: boolean
  /** Camera that a phone opens; none for documents. */
  camera?: 'user' | 'environment'
  onFiles: (files: File[], isPhoto?: boolean) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Area to choose, drop and paste files. Its native input has focus and name. */
export function FileZone({
  aria: { 'aria-required': _, ...aria },
  types,
  isMany = false,
  isPictures = false,
  isFilled = false,
  required,
  camera,
  onFiles,
  onBlur,
  ref,
}: FileZoneProps) {
  const { files: words } = useFieldWords()
  const [isOver, setOver] = useState(false)
  const { id, disabled } = aria
  const take = (list: FileList | null | undefined, isPhoto = false) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(isMany ? files : files.slice(0, 1), isPhoto)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled && event.type === 'dragover')
  }
  const Icon = isFilled && !isMany ? RetryIcon : isPictures ? PictureIcon : UploadIcon
  const ask = isPictures ? words.choosePicture : words.choose
  return (
    <Zones
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event: DragEvent) => {
        over(event)
        take(event.dataTransfer.files)
      }}
    >
      <Zone htmlFor={id} data-over={isOver} data-filled={isFilled}>
        <Native
          {...aria}
          ref={ref}
          type="file"
          accept={types.map((type) => `.${type}`).join(',')}
          multiple={isMany}
          required={required && !isFilled}
          onBlur={onBlur}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // Reset, so that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Icon aria-hidden />
        <Ask>
          <b>{isFilled && !isMany ? words.replace : ask}</b>
          {!isFilled && <span>{words.drop}</span>}
        </Ask>
      </Zone>
      {camera && (
        <Camera>
          <Native
            type="file"
            accept="image/*"
            capture={camera}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              take(currentTarget.files, true)
              currentTarget.value = ''
            }}
          />
          <CameraIcon aria-hidden />
          {words.camera}
        </Camera>
      )}
    </Zones>
  )
}
