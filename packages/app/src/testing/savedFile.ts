import { expect, waitFor } from 'storybook/test'

/** The file that the browser is asked to save while `act` runs; at most 60 s after it. */
export async function savedFile(act: () => Promise<void>): Promise<File> {
  const files: Promise<File>[] = []
  // The link is not attached to the document, so its click is intercepted on the prototype.
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const { download, href } = this
    files.push(
      fetch(href)
        .then((answer) => answer.blob())
        .then((blob) => new File([blob], download, { type: blob.type })),
    )
  }
  try {
    await act()
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 60_000 })
  } finally {
    HTMLAnchorElement.prototype.click = press
  }
  const [file] = await Promise.all(files)
  if (!file) throw new Error('No file')
  return file
}
