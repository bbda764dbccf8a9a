import { ApiError } from '@zal/api'
import { PhotoField, type UploadedFile } from '@zal/ui'
import type { FieldDraw } from './form.types.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useUpload } from './upload.ts'

/** Photo upload of a person in a form. */
export function PhotoFace({ label, name, ...props }: FieldDraw<UploadedFile | null>) {
  const say = useSay()
  const upload = useUpload('image')
  const { value, onChange, onBlur, onBusy, hint, error, required, disabled } = props
  return (
    <PhotoField
      {...{ label, name, value, onChange, onBlur, onBusy, hint, error, required, disabled }}
      upload={upload}
      explain={(thrown) => sayError(say, ApiError.from(thrown))}
    />
  )
}
