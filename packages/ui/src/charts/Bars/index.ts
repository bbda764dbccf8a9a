export * from './Bars.tsx'
