export { SnackbarProvider } from './SnackbarProvider.tsx'
export { useSnackbar, type Notify, type Snack } from './snackbars.ts'
