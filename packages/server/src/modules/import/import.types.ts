import type { Answer } from '../../core/context.ts'

/** An import in the shape of the contract. */
export type Results = Answer<'getImport'>
