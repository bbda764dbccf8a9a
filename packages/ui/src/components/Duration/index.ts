export { Duration } from './Duration.tsx'
