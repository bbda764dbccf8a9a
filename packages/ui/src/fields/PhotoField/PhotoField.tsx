import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button/index.ts'
import { CameraIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { ImageField, type ImageFieldProps } from '../ImageField/index.ts'
import type { OpenCamera } from './CameraDialog.tsx'
import { Webcam } from './PhotoField.parts.ts'

export interface PhotoFieldProps extends Omit<ImageFieldProps, 'prepare' | 'more' | 'round'> {
  /** Opens a webcam. @default the browser's, if available */
  openCamera?: OpenCamera
}

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))
const Camera = lazy(async () => ({ default: (await import('./CameraDialog.tsx')).CameraDialog }))
const browserCamera: OpenCamera = async () => (await import('./CameraDialog.tsx')).webcam()

interface Asking {
  file: File
  answer: (file: File | null) => void
}

/**
 * Photo of a person: chosen, dropped, pasted or taken with a camera, cropped to a square, and
 * uploaded at once.
 */
export function PhotoField({
  openCamera = browserCamera,
  camera = 'user',
  ...field
}: PhotoFieldProps) {
  const { photo } = useUi().words.fields
  const [asking, setAsking] = useState<Asking>()
  const [isLooking, setLooking] = useState(false)
  const [take, setTake] = useState<(file: File) => void>()
  const cut = (file: File) =>
    new Promise<File | null>((answer) => {
      setAsking({ file, answer })
    })
  return (
    <>
      <ImageField
        {...field}
        camera={camera}
        round
        prepare={cut}
        more={(give) => (
          <Webcam>
            <Button
              size="sm"
              tone="outline"
              icon={CameraIcon}
              onClick={() => {
                setTake(() => give)
                setLooking(true)
              }}
            >
              {photo.webcam}
            </Button>
          </Webcam>
        )}
      />
      <Suspense>
        {isLooking && (
          <Camera
            openCamera={openCamera}
            onDone={(shot) => {
              setLooking(false)
              if (shot) take?.(shot)
            }}
          />
        )}
        {asking && (
          <CropDialog
            file={asking.file}
            onDone={(file) => {
              setAsking(undefined)
              asking.answer(file)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
