import { useEffect, useState } from 'react'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Dialog } from '../../components/Dialog/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { useUi } from '../../theme/index.ts'
import { beginning, fitted, LEAST_ZOOM, MOST_ZOOM, type Crop } from './crop.ts'
import { CropWindow } from './CropWindow.tsx'
import { cutOut, readPicture } from './cut.ts'
import { Cut, Waiting, Zoom } from './PhotoField.parts.ts'

interface CropDialogProps {
  file: File
  /** Called with the cropped picture, or null if cancelled. */
  onDone: (file: File | null) => void
}

/** Dialog to crop a picture to a square. */
export function CropDialog({ file, onDone }: CropDialogProps) {
  const { photo } = useUi().words.fields
  const opened = usePicture(file)
  const [crop, setCrop] = useState<Crop>(beginning)
  const { url, picture } = opened
  const ratio = picture ? picture.naturalWidth / picture.naturalHeight : 1
  const use = () => picture && void cutOut(picture, crop, file).then(onDone)
  return (
    <Dialog
      open
      size="sm"
      title={photo.cut}
      description={picture && photo.cutHint}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button tone="ghost" onClick={() => onDone(null)}>
            {photo.cancel}
          </Button>
          {picture && (
            <Button autoFocus onClick={use}>
              {photo.use}
            </Button>
          )}
        </>
      }
    >
      <Cut>
        {opened.isBroken && <Banner tone="danger">{photo.unreadable}</Banner>}
        {!picture && !opened.isBroken && (
          <Waiting>
            <Skeleton height="100%" />
          </Waiting>
        )}
        {picture && url && (
          <>
            <CropWindow url={url} ratio={ratio} crop={crop} onChange={setCrop} />
            <Zoom>
              {photo.zoom}
              <input
                type="range"
                min={LEAST_ZOOM}
                max={MOST_ZOOM}
                step={0.05}
                value={crop.zoom}
                onChange={({ currentTarget }) =>
                  setCrop(fitted({ ...crop, zoom: Number(currentTarget.value) }, ratio))
                }
              />
            </Zoom>
          </>
        )}
      </Cut>
    </Dialog>
  )
}

interface Opened {
  url?: string
  picture?: HTMLImageElement
  isBroken?: boolean
}

/** Loads the picture of a file while the dialog is mounted. */
function usePicture(file: File): Opened {
  const [opened, setOpened] = useState<Opened>({})
  useEffect(
    function openPicture() {
      const url = URL.createObjectURL(file)
      let isGone = false
      readPicture(url).then(
        (picture) => !isGone && setOpened({ url, picture }),
        () => !isGone && setOpened({ isBroken: true }),
      )
      return () => {
        isGone = true
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  return opened
}
