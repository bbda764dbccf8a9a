export type {
  BodyOf,
  BulkChangeOf,
  BulkReport,
  CreatePath,
  Identified,
  ListPath,
  Method,
  OnePath,
  Page,
  PathWith,
  QueryOf,
  ResponseOf,
  ResultsOf,
} from './apiTypes.ts'
export { type Params, plainClient, request, type RequestOptions } from './request.ts'
