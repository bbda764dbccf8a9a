import type { Answer } from '../../core/operation/context.ts'

/** An import as the contract shows it. */
export type Results = Answer<'getImport'>
