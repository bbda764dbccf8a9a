import { mapResult, type QueryResult } from '../query/index.ts'

/** A query result with a part of its answer. */
export const mapped = <Answer, Part>(
  result: QueryResult<Answer>,
  part: (answer: Answer) => Part,
): QueryResult<Part> => mapResult(result, result.data === undefined ? undefined : part(result.data))
