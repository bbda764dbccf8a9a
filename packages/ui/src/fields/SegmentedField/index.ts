export * from './SegmentedField.tsx'
