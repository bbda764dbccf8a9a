import { useState } from 'react'
import { DocumentIcon, FileIcon, PictureIcon, SheetIcon } from '../../icons/index.ts'
import { kindOf } from './fileKind.ts'

interface FileThumbProps {
  name: string
  /** Where the picture is; without it the kind is drawn. */
  url?: string
}

/** The picture itself, or a sign for the kind of file. Beside its name it says nothing. */
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
