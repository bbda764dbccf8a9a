export * from './TileField.tsx'
