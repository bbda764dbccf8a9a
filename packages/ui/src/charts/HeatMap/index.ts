export * from './HeatMap.tsx'
