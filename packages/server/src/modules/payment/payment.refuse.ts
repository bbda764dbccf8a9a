export { refuseField } from '../../domain/refuseField.ts'
