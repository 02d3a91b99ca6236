import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import type { Fields, ParsedFields } from './fields.ts'

/** What a request brings to its row. */
export interface RestRouteInput {
  /** The parts of the path that are named in it: uuids. */
  params: Record<string, string>
  query: ParsedFields
  body: ParsedFields
  /** Where people reach this server: 'https://books.example.com'. */
  origin: string
}

/** One line of the REST API: how a request becomes an operation, and the data its answer. */
export interface RestRoute {
  method: string
  /** '/transactions/{id}', below /api/v1. */
  path: string
  summary: string
  document: DocumentNode
  query: Fields
  body: Fields
  status: number
  /** What the schema's names are here, where they are not simply snake_case. */
  names: Record<string, string>
  /** An answer, for the description of the API. */
  example: unknown
  variables(input: RestRouteInput): Record<string, unknown>
  answer(data: unknown, input: RestRouteInput): unknown
}

interface RowDetails<Data, Variables> {
  summary: string
  query?: Fields
  body?: Fields
  status?: number
  names?: Record<string, string>
  example: unknown
  variables(input: RestRouteInput): Variables
  answer(data: Data, input: RestRouteInput): unknown
}

/** @param call the method and path, as in 'PUT /categories/{id}' */
export function route<Data, Variables extends Record<string, unknown>>(
  call: string,
  document: TypedDocumentNode<Data, Variables>,
  { query = {}, body = {}, status = 200, names = {}, ...details }: RowDetails<Data, Variables>,
): RestRoute {
  const [method = '', path = ''] = call.split(' ')
  return {
    ...details,
    method,
    path,
    document,
    query,
    body,
    status,
    names,
    // The operation's own type says what its data is.
    answer: (data, input) => details.answer(data as Data, input),
  }
}
