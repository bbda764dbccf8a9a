export { Group as group } from './Group.tsx'
