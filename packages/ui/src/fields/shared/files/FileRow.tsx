import type { ReactNode } from 'react'
import { FileThumb } from '../../../components/AttachmentViewer/FileThumb.tsx'
import { ProgressBar } from '../../../components/ProgressBar/index.ts'
import { Row, Thumb, Words } from './files.parts.ts'

interface FileRowProps {
  name: string
  /** URL of the thumbnail, for images. */
  url?: string
  /** Text under the name: its size. */
  about?: string
  /** Upload progress from 0 to 1; undefined when complete. */
  share?: number
  problem?: string
  /** Buttons at the end. */
  children?: ReactNode
}

/** Row of a file: name, size, progress, error and actions. */
export function FileRow({ name, url, about, share, problem, children }: FileRowProps) {
  return (
    <Row data-failed={problem !== undefined}>
      <Thumb>
        <FileThumb name={name} url={url} />
      </Thumb>
      <Words>
        {share === undefined || problem !== undefined ? (
          <>
            <b title={name}>{name}</b>
            <span data-tone={problem === undefined ? undefined : 'danger'}>{problem ?? about}</span>
          </>
        ) : (
          <ProgressBar label={name} value={Math.round(share * 100)} />
        )}
      </Words>
      {children}
    </Row>
  )
}
