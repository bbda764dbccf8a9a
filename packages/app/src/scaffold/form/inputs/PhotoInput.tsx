import { ApiError } from '@zal/api'
import { PhotoField, type UploadedFile } from '@zal/ui'
import type { FieldRenderProps } from '../form.types.ts'
import { errorMessage, useTranslate } from '../../i18n/index.ts'
import { useUpload } from '../../mutation/index.ts'

/** Photo upload of a person in a form. */
export function PhotoInput({ label, name, ...props }: FieldRenderProps<UploadedFile | null>) {
  const translate = useTranslate()
  const upload = useUpload('image')
  const { value, onChange, onBlur, onBusy, hint, error, required, disabled } = props
  return (
    <PhotoField
      {...{ label, name, value, onChange, onBlur, onBusy, hint, error, required, disabled }}
      upload={upload}
      explain={(thrown) => errorMessage(translate, ApiError.from(thrown))}
    />
  )
}
