import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Dialog } from '../../components/Dialog/index.ts'
import { CameraIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Cut, Live } from './PhotoField.parts.ts'

/** Opens a webcam. Rejects like `getUserMedia`. */
export type OpenCamera = () => Promise<MediaStream>

interface CameraDialogProps {
  openCamera: OpenCamera
  /** Called with the photo, or null if none was taken. */
  onDone: (photo: File | null) => void
}

type Trouble = 'refused' | 'absent' | 'busy'

/** Live camera preview with a shutter button. The camera stops when it closes. */
export function CameraDialog({ openCamera, onDone }: CameraDialogProps) {
  const { photo } = useUi().words.fields
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'asking' | 'live' | Trouble>('asking')
  useEffect(
    function lookThroughCamera() {
      let stream: MediaStream | undefined
      let isGone = false
      const stop = () => {
        for (const track of stream?.getTracks() ?? []) track.stop()
      }
      openCamera().then(
        (opened) => {
          stream = opened
          if (isGone) return stop()
          if (video.current) video.current.srcObject = opened
        },
        (error: unknown) => isGone || setState(troubleOf(error)),
      )
      return () => {
        isGone = true
        stop()
      }
    },
    [openCamera],
  )
  const take = () => video.current && void photoOf(video.current).then(onDone)
  const isTrouble = state !== 'asking' && state !== 'live'
  return (
    <Dialog
      open
      size="sm"
      title={photo.webcam}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button tone="ghost" onClick={() => onDone(null)}>
            {photo.cancel}
          </Button>
          {state === 'live' && (
            <Button autoFocus icon={CameraIcon} onClick={take}>
              {photo.take}
            </Button>
          )}
        </>
      }
    >
      <Cut>
        {isTrouble && <Banner tone="warning">{photo[state]}</Banner>}
        {!isTrouble && (
          <>
            {state === 'asking' && <p role="status">{photo.asking}</p>}
            <Live
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label={photo.webcam}
              onLoadedData={() => setState('live')}
            />
          </>
        )}
      </Cut>
    </Dialog>
  )
}

/** Default webcam; without a secure context the API is missing. */
export const webcam: OpenCamera = async () => {
  const { mediaDevices } = navigator as Partial<Navigator>
  if (!mediaDevices) throw new DOMException('', 'NotFoundError')
  return mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } })
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'absent'
}

const QUALITY = 0.92

async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], 'webcam.jpg', { type: blob.type })
}
