export { Badge, StatusBadge, type BadgeProps, type StatusBadgeProps, type Tone } from './Badge.tsx'
