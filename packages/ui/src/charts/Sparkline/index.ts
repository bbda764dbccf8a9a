export * from './Sparkline.tsx'
