import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../format/index.ts'
import {
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  useUi,
  weight,
  width,
} from '../../theme/index.ts'
import { extensionOf, sizeText } from './fileKind.ts'
import { FileThumb } from './FileThumb.tsx'

export interface Attachment {
  id: number | string
  /** File name with extension. */
  name: string
  /** Where the file is. */
  url: string
  /** Size in bytes, if known. */
  size?: number
}

export interface AttachmentViewerProps {
  /** Name of the list for screen readers. */
  label: string
  /** Files in display order; renders nothing for none. */
  attachments: readonly Attachment[]
  /** Enables deleting; omit it for users without permission. */
  onDelete?: (attachment: Attachment) => void
}

const load = () => import('./AttachmentDialog.tsx')
const AttachmentDialog = lazy(async () => ({ default: (await load()).AttachmentDialog }))

/** Attached files as thumbnails. Each opens large, with navigation to the others. */
export function AttachmentViewer({ label, attachments, onDelete }: AttachmentViewerProps) {
  const { words, language } = useUi()
  const [open, setOpen] = useState<Attachment['id']>()
  const at = attachments.findIndex(({ id }) => id === open)
  if (attachments.length === 0) return null

  const remove = (attachment: Attachment) => {
    // Shows the next file, or the previous one after the last.
    setOpen((attachments[at + 1] ?? attachments[at - 1])?.id)
    onDelete?.(attachment)
  }
  return (
    <>
      <Tiles aria-label={label}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <Tile
              type="button"
              aria-haspopup="dialog"
              aria-label={fill(words.parts.attachments.open, { name: attachment.name })}
              title={attachment.name}
              onPointerEnter={() => void load()}
              onFocus={() => void load()}
              onClick={() => setOpen(attachment.id)}
            >
              <Picture>
                <FileThumb name={attachment.name} url={attachment.url} />
              </Picture>
              <b>{attachment.name}</b>
              <span>{aboutOf(attachment)}</span>
            </Tile>
          </li>
        ))}
      </Tiles>
      {at !== -1 && (
        <Suspense>
          <AttachmentDialog
            attachments={attachments}
            at={at}
            about={aboutOf}
            onGo={(to) => setOpen(attachments[to]?.id)}
            onDelete={onDelete && remove}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )

  function aboutOf({ name, size }: Attachment) {
    const kind = extensionOf(name).toUpperCase()
    const weighs = size === undefined ? undefined : sizeText(size, words.fields.files, language)
    return [kind, weighs].filter(Boolean).join(' · ')
  }
}

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`

const Tile = styled.button`
  ${text('caption')}
  display: grid;
  gap: ${space[2]};
  width: ${width.thumb};
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: none;
  color: ${token('fg.subtle')};
  text-align: start;
  overflow-wrap: anywhere;

  & > b {
    ${text('label')}
    margin-block-start: ${space[4]};
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: ${width.thumb};
  height: ${width.thumb};
  overflow: hidden;
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};
  color: ${token('fg.subtle')};
  transition: border-color ${motion.colour};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > svg {
    width: ${icon.xl};
    height: ${icon.xl};
  }

  ${media.hover} {
    button:hover > & {
      border-color: ${token('border.strong')};
    }
  }
`
