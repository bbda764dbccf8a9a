import { painting } from '../../../components/ImageSlider/painting.sample.ts'
import type { Upload, UploadedFile, UploadOptions } from './fileRules.ts'

interface Call extends UploadOptions {
  file: File
  /** Completes the upload. */
  finish: () => void
  fail: (error?: Error) => void
}

/** For stories: an upload whose progress the story controls, to avoid timing. */
export function byHand() {
  const calls: Call[] = []
  const upload: Upload = (file, options) =>
    new Promise((resolve, reject) => {
      calls.push({
        ...options,
        file,
        finish: () => resolve(stored(file)),
        fail: (error = new Error('No network')) => reject(error),
      })
    })
  return {
    upload,
    calls,
    last: () => {
      const call = calls.at(-1)
      if (!call) throw new Error('Nothing is being uploaded')
      return call
    },
  }
}

/** An upload that completes at once. */
export const atOnce: Upload = (file) => Promise.resolve(stored(file))

const stored = ({ name, size }: File): UploadedFile => ({
  id: name,
  name,
  size,
  url: painting('hill'),
})

/** An image of at least the given size in bytes. */
export function picture(name: string, bytes = 0) {
  const svg = decodeURIComponent(painting('sky').replace(/^[^,]*,/, ''))
  return new File([svg.padEnd(bytes)], name, { type: 'image/svg+xml' })
}

/** A file of the given size in bytes without meaningful content. */
export const anyFile = (name: string, type: string, bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type })

/** Dispatches a drop or paste event with files. */
export function give(kind: 'drop' | 'paste', target: Element, ...files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const how = { bubbles: true, cancelable: true }
  target.dispatchEvent(
    kind === 'drop'
      ? new DragEvent('drop', { ...how, dataTransfer: data })
      : new ClipboardEvent('paste', { ...how, clipboardData: data }),
  )
}
