import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { fill } from '../../format/index.ts'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  OpenIcon,
  RemoveIcon,
} from '../../icons/index.ts'
import { icon, media, radius, space, text, token, useUi } from '../../theme/index.ts'
import { Button, ButtonLink } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Attachment } from './AttachmentViewer.tsx'
import { isPicture } from './fileKind.ts'
import { FileThumb } from './FileThumb.tsx'

interface AttachmentDialogProps {
  attachments: readonly Attachment[]
  /** Index of the open file. */
  at: number
  /** Formats kind and size of a file. */
  about: (attachment: Attachment) => string
  onGo: (to: number) => void
  onDelete?: (attachment: Attachment) => void
  onClose: () => void
}

/** One file, large. ← and → switch to the neighbours. */
export function AttachmentDialog({
  attachments,
  at,
  about,
  onGo,
  onDelete,
  onClose,
}: AttachmentDialogProps) {
  const { attachments: words } = useUi().words.parts
  const attachment = attachments[at]
  const count = attachments.length
  const go = (to: number) => to >= 0 && to < count && onGo(to)
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(at - 1)
    if (key === 'ArrowRight') go(at + 1)
  })
  // On the document, so that the keys work wherever focus is; the dialog has no text fields.
  useEffect(function walkByKeys() {
    const walk = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
  if (!attachment) return null
  const { name, url } = attachment
  return (
    <Dialog
      open
      size="lg"
      title={name}
      description={about(attachment)}
      onClose={onClose}
      actions={
        <>
          {onDelete && (
            <Button
              size="sm"
              tone="dangerSoft"
              icon={RemoveIcon}
              onClick={() => onDelete(attachment)}
            >
              {words.remove}
            </Button>
          )}
          <ButtonLink
            size="sm"
            tone="outline"
            icon={OpenIcon}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.beside}
          </ButtonLink>
          <ButtonLink size="sm" icon={DownloadIcon} href={url} download={name}>
            {words.download}
          </ButtonLink>
        </>
      }
    >
      <Stage>
        {isPicture(name) ? <img key={url} src={url} alt={name} /> : <FileThumb name={name} />}
        {count > 1 && (
          <Steps>
            <IconButton
              tone="outline"
              icon={ChevronLeftIcon}
              label={words.previous}
              aria-disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <span role="status">{fill(words.number, { number: at + 1, count })}</span>
            <IconButton
              tone="outline"
              icon={ChevronRightIcon}
              label={words.next}
              aria-disabled={at === count - 1}
              onClick={() => go(at + 1)}
            />
          </Steps>
        )}
      </Stage>
    </Dialog>
  )
}

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};

  & > img {
    max-width: 100%;
    max-height: 60dvh;
    min-height: 0;
    border-radius: ${radius.control};
    background: ${token('bg.sunken')};
    object-fit: contain;
  }

  & > svg {
    width: ${space[64]};
    height: ${space[64]};
    margin-block: ${space[48]};
    color: ${token('fg.subtle')};
  }

  ${media.below('sm')} {
    & > svg {
      width: ${icon.xl};
      height: ${icon.xl};
    }
  }
`

const Steps = styled.div`
  ${text('label')}
  display: flex;
  align-items: center;
  gap: ${space[16]};
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
`
