export {
  AttachmentViewer,
  type Attachment,
  type AttachmentViewerProps,
} from './AttachmentViewer.tsx'
