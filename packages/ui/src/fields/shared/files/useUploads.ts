import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPicture } from '../../../components/AttachmentViewer/fileKind.ts'
import { fill } from '../../../format/index.ts'
import { useFieldWords } from '../words.ts'
import type { Upload, UploadedFile } from './fileRules.ts'

/** An upload in progress, or failed. */
export interface Sending {
  key: number
  file: File
  /** Object URL of the picture. */
  preview?: string
  /** Progress from 0 to 1. */
  share: number
  /** Reason of the failure. */
  problem?: string
}

export interface UploadProps {
  upload: Upload
  /** Error text of a failed upload. @default a generic text */
  explain?: (error: unknown) => string | undefined
  /** Reports whether uploads are running; a form waits before it submits. */
  onBusy?: (busy: boolean) => void
}

/** Runs uploads with progress, cancel and retry. */
export function useUploads(
  { upload, explain, onBusy }: UploadProps,
  onDone: (done: UploadedFile) => void,
) {
  const { files: words } = useFieldWords()
  const [sending, setSending] = useState<Sending[]>([])
  const [said, say] = useState('')
  const aborts = useRef(new Map<number, AbortController>())
  const previews = useRef(new Map<number, string>())
  const last = useRef(0)
  const done = useRef(onDone)

  useEffect(function knowTheLatest() {
    done.current = onDone
  })
  const tellBusy = useEffectEvent((busy: boolean) => onBusy?.(busy))
  const isBusy = sending.some(({ problem }) => problem === undefined)
  useEffect(
    function tellWhetherBusy() {
      tellBusy(isBusy)
    },
    [isBusy],
  )
  useEffect(function stopWithThePage() {
    const [open, shown] = [aborts.current, previews.current]
    return () => {
      for (const abort of open.values()) abort.abort()
      for (const url of shown.values()) URL.revokeObjectURL(url)
      shown.clear()
    }
  }, [])

  const change = (key: number, next: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))

  const forget = (key: number) => {
    const preview = previews.current.get(key)
    if (preview) URL.revokeObjectURL(preview)
    previews.current.delete(key)
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    setSending((all) => all.filter((one) => one.key !== key))
  }

  const start = async (key: number, file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    aborts.current.set(key, abort)
    say(fill(words.uploading, { name: file.name }))
    try {
      const stored = await upload(file, {
        signal,
        onProgress: (share) => signal.aborted || change(key, { share }),
      })
      if (signal.aborted) return
      aborts.current.delete(key)
      forget(key)
      say(fill(words.uploaded, { name: stored.name }))
      done.current(stored)
    } catch (error) {
      if (signal.aborted) return
      const problem = explain?.(error) ?? fill(words.failed, { name: file.name })
      change(key, { problem })
      say(problem)
    }
  }

  return {
    sending,
    /** Last event, for a live region. */
    said,
    say,
    send: (file: File) => {
      last.current += 1
      const key = last.current
      const preview = isPicture(file.name) ? URL.createObjectURL(file) : undefined
      if (preview) previews.current.set(key, preview)
      setSending((all) => [...all, { key, file, preview, share: 0 }])
      void start(key, file)
    },
    retry: ({ key, file }: Sending) => {
      change(key, { share: 0, problem: undefined })
      void start(key, file)
    },
    cancel: ({ key, file }: Sending) => {
      forget(key)
      say(fill(words.cancelled, { name: file.name }))
    },
    /** Cancels all uploads silently, because they are being replaced. */
    drop: () => {
      for (const { key } of sending) forget(key)
    },
  }
}
