export * from './LineChart.tsx'
