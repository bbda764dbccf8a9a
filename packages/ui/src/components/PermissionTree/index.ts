export {
  PermissionTree,
  type PermissionGroup,
  type PermissionRow,
  type PermissionState,
  type PermissionTreeProps,
} from './PermissionTree.tsx'
