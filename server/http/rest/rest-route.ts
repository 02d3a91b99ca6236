import type { z } from 'zod'
import { type Fields, fields, type ParsedFields } from './fields.ts'
import type { Shape } from './shape.ts'

/** The GraphQL operation behind a REST call. */
export interface RestOperation {
  kind: 'query' | 'mutation'
  /** Where the answer is in the data: 'report.months'. Empty where the shape names the root field itself. */
  path: string
  shape: Shape
}

/** The parameters of a request to a route. */
export interface RestRouteInput {
  params: Record<string, string>
  query: ParsedFields
  body: ParsedFields
  /** The public URL of this server, such as 'https://purser.example.com'. */
  origin: string
}

interface Feed {
  contentType: string
  example: string
}

/** A route of the REST API: how a request becomes a GraphQL operation, and the shape of the response. */
export interface RestRoute {
  method: string
  /** Relative to /api/v1, such as '/transactions/{id}'. */
  path: string
  summary: string
  operation: RestOperation
  query: Fields
  body: Fields
  status: number
  /** The REST names of schema fields that are not simply snake_case. */
  names: Record<string, string>
  /** Optional fields that the example of the body shows. */
  example?: Record<string, unknown>
  /** For a route that sends the file which its operation prepares. Its address can contain a token. */
  feed?: Feed
  /** The variables of the operation, where they are not the fields of the request under the schema's names. */
  variables?(input: RestRouteInput): Record<string, unknown>
}

interface RouteOptions
  extends Pick<RestRoute, 'summary' | 'example' | 'feed' | 'variables'>,
    Partial<Pick<RestRoute, 'status' | 'names'>> {
  query?: Record<string, z.ZodType>
  body?: Record<string, z.ZodType>
}

/** @param call the method and path, such as 'PUT /categories/{id}' */
export function route(
  call: string,
  operation: RestOperation,
  { query = {}, body = {}, status = 200, names = {}, ...options }: RouteOptions,
): RestRoute {
  const [method = '', path = ''] = call.split(' ')
  return { ...options, method, path, operation, query: fields(query), body: fields(body), status, names }
}
