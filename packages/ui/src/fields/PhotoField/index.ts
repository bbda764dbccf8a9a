export type { OpenCamera } from './CameraDialog.tsx'
export { PhotoField, type PhotoFieldProps } from './PhotoField.tsx'
