export { FilesField, type FilesFieldProps } from './FilesField.tsx'
export type { Upload, UploadedFile, UploadOptions } from '../shared/files/fileRules.ts'
export { documentTypes, FILE_BYTES, pictureTypes } from '../shared/files/fileRules.ts'
