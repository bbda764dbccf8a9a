export * from './HalfDoughnut.tsx'
