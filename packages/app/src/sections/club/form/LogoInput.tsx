import { ApiError } from '@zal/api'
import { ImageField, type UploadedFile } from '@zal/ui'
import type { FieldRenderProps } from '../../../scaffold/form/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useUpload } from '../../../scaffold/mutation/index.ts'

/** Logo upload of a club. */
export function LogoInput({ noun: _, ...props }: FieldRenderProps<UploadedFile | null>) {
  const translate = useTranslate()
  const upload = useUpload('image')
  return (
    <ImageField
      {...props}
      upload={upload}
      explain={(thrown) => errorMessage(translate, ApiError.from(thrown))}
    />
  )
}
