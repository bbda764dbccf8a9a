import type { ReactNode } from 'react'
import { FileThumb } from '../../../components/AttachmentViewer/FileThumb.tsx'
import { ProgressBar } from '../../../components/ProgressBar/index.ts'
import { Row, Thumb, Words } from './files.styles.ts'

interface FileRowProps {
  name: string
  /** Address of the picture, for files that are one. */
  url?: string
  /** Written under the name: its size. */
  about?: string
  /** How much has gone, from 0 to 1; left out when it has arrived. */
  share?: number
  problem?: string
  /** Buttons at the end. */
  children?: ReactNode
}

/** One file of a list: what it is, how far it is, and what can be done with it. */
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
