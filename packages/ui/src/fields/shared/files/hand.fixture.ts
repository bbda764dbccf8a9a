import { painting } from '../../../components/ImageSlider/painting.fixture.ts'
import type { Upload, UploadedFile, UploadOptions } from './fileRules.ts'

interface Call extends UploadOptions {
  file: File
  /** The file has arrived. */
  finish: () => void
  fail: (error?: Error) => void
}

/** For stories: an upload that is moved by hand, so that nothing is a matter of time. */
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

/** An upload that has arrived as soon as it began. */
export const atOnce: Upload = (file) => Promise.resolve(stored(file))

const stored = ({ name, size }: File): UploadedFile => ({
  id: name,
  name,
  size,
  url: painting('hill'),
})

/** A picture of so many bytes at least. */
export function picture(name: string, bytes = 0) {
  const svg = decodeURIComponent(painting('sky').replace(/^[^,]*,/, ''))
  return new File([svg.padEnd(bytes)], name, { type: 'image/svg+xml' })
}

/** A file without meaning, of so many bytes. */
export const anyFile = (name: string, type: string, bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type })

/** Drops or pastes files onto what is on the page, as a browser tells it. */
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
