export { IconTag, type IconTagProps } from './IconTag.tsx'
