export * from './HorizontalBars.tsx'
