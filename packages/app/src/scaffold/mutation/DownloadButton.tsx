import { Button, DownloadIcon, useSnackbar, type ButtonProps } from '@zal/ui'
import type { ListPath, PathWith } from '../api/index.ts'
import { useDownload } from './useDownload.ts'

export interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  path: ListPath | PathWith<'get'>
  /** @default {} */
  query?: object
  label: string
  /** Notice after the file is saved. @default none */
  success?: string
}

/** Saves a file of the contract; a failure is a notice. */
export function DownloadButton({ path, query, label, success, size }: DownloadButtonProps) {
  const notify = useSnackbar()
  const { pending, save } = useDownload()
  const run = async () => {
    if ((await save(path, query)) && success) notify({ words: success, tone: 'success' })
  }
  return (
    <Button
      tone="outline"
      size={size}
      icon={DownloadIcon}
      pending={pending}
      onClick={() => void run()}
    >
      {label}
    </Button>
  )
}
