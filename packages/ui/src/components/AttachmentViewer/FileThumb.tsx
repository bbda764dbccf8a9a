import { useState } from 'react'
import { DocumentIcon, FileIcon, PictureIcon, SheetIcon } from '../../icons/index.ts'
import { kindOf } from './fileKind.ts'

interface FileThumbProps {
  name: string
  /** URL of the thumbnail; without it an icon of the kind is shown. */
  url?: string
}

/** Thumbnail of a file, or an icon for its kind. Decorative: the name is beside it. */
export function FileThumb({ name, url }: FileThumbProps) {
  const [broken, setBroken] = useState<string>()
  const kind = kindOf(name)
  if (url && kind === 'picture' && broken !== url) {
    return <img src={url} alt="" onError={() => setBroken(url)} />
  }
  const Icon = icons[kind]
  return <Icon aria-hidden />
}

const icons = {
  picture: PictureIcon,
  sheet: SheetIcon,
  document: DocumentIcon,
  file: FileIcon,
}
