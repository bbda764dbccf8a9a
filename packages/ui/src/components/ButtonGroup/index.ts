export { ButtonGroup } from './ButtonGroup.tsx'
