export * from './Doughnut.tsx'
