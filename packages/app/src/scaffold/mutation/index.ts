export { DownloadButton } from './DownloadButton.tsx'
export { MutationRecoveryBanner } from './MutationRecoveryBanner.tsx'
export { download, saveFile } from './download.ts'
export { isFinalResponse } from './idempotencyKeys.ts'
export {
  type RecordMutation,
  useCreateRecord,
  useDeleteRecord,
  useUpdateRecord,
} from './recordMutations.ts'
export { useUpload } from './upload.ts'
export { type MutationOptions, type MutationState, useApiMutation } from './useApiMutation.ts'
export { useDraft } from './useDraft.ts'
export { useDraftState } from './useDraftState.ts'
export type { RecoveryState } from './useMutationRecovery.ts'
export {
  type RecoverableMutation,
  type RecoverableState,
  useRecoverableMutation,
} from './useRecoverableMutation.ts'
export { useSerialQueue } from './useSerialQueue.ts'
