import type { GraphQLSchema } from 'graphql'
import type { Limits } from '../limits/limits.ts'
import { commandFields, commandOperation } from './command-fields.ts'
import { describeLimits } from './described-limits.ts'
import { schemaOfFields } from './fields.ts'
import { exampleOf, type JsonSchema, schemaOfScalar, withoutNull } from './json-schema.ts'
import { type CompiledRoute, rootOf } from './operation.ts'
import { compile } from './shape.ts'

type Components = Map<string, JsonSchema>

/** The REST API as an OpenAPI 3.1 document. Its types are those of the GraphQL schema and of the routes' fields. */
export function describeApi(
  schema: GraphQLSchema,
  routes: readonly CompiledRoute[],
  components: Components,
  origin: string,
  limits: Limits,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const compiled of routes) {
    const { path, method } = compiled.route
    paths[path] ??= {}
    Object.assign(paths[path] ?? {}, { [method.toLowerCase()]: describeRoute(compiled, components) })
  }
  paths['/assistant/command'] = { post: describeCommand(schema, components) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Purser',
      version: '1',
      description:
        'Amounts are exact: they are answered as texts ("12.34") and taken as numbers or texts. Days are yyyy-MM-dd, in the years 1900 to 2200, ' +
        'ids are UUIDs, and null means none. A field that a call does not know is refused. ' +
        `Limits: ${describeLimits(limits)
          .map(([what, limit]) => `${what}: ${limit}`)
          .join('; ')}.`,
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of the identity provider.' } },
      parameters: {
        Organization: header('X-Active-Organization-Id', 'The organization to work in: an id of GET /organizations.'),
        Today: header('X-Today', 'The client’s day, yyyy-MM-dd.'),
        IdempotencyKey: header('Idempotency-Key', '8 to 255 characters. The same request again is done once.'),
      },
      headers: {
        RetryAfter: { description: 'Seconds until the request can succeed.', schema: { type: 'integer' } },
        Batch: {
          description:
            'Names what this call changed in an organization, to take it back: POST /changes/{batch_id}/undo. The same ' +
            'when the call is answered again under its Idempotency-Key.',
          schema: schemaOfScalar('ID'),
        },
      },
      schemas: {
        ...Object.fromEntries(components),
        Error: {
          type: 'object',
          required: ['message', 'errorCode'],
          properties: {
            message: { type: 'string' },
            errorCode: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, message: { type: 'string' } },
                required: ['field', 'message'],
              },
            },
            id: { type: 'string', description: 'The reference of an unexpected error in the server log.' },
          },
        },
      },
    },
  }
}

function describeRoute({ route, answerSchema }: CompiledRoute, components: Components) {
  const { summary, path, method, status } = route
  const isWrite = method !== 'GET'
  const query = schemaOfFields(route.query)
  const hasBody = Object.keys(route.body.shape).length > 0
  return {
    summary,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: schemaOfScalar('ID'),
      })),
      ...Object.entries(query.properties).map(([name, schema]) => ({
        name,
        in: 'query',
        required: query.required.includes(name),
        schema: withoutNull(schema),
      })),
      ...sharedHeaders(isWrite),
    ],
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOfFields(route.body) } } },
    }),
    responses: responses(status, answerSchema, components, isWrite),
  }
}

function describeCommand(schema: GraphQLSchema, components: Components) {
  const { schema: answerSchema } = compile(commandOperation, rootOf(schema, 'mutation'), new Map(), components)
  const { properties, ...rest } = schemaOfFields(commandFields)
  return {
    summary:
      'Sends a message to the assistant, optionally with a file, and returns when the reply is ready, within 60 s',
    parameters: sharedHeaders(true),
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            ...rest,
            properties: {
              ...properties,
              file: {
                type: 'string',
                contentMediaType: 'application/octet-stream',
                description: 'The file, at most 10 MB',
              },
            },
          },
        },
      },
    },
    responses: responses(200, answerSchema, components),
  }
}

function responses(status: number, schema: JsonSchema, components: Components, isWrite = false) {
  return {
    [status]: {
      description: 'Done',
      ...(isWrite && { headers: { 'Batch-Id': { $ref: '#/components/headers/Batch' } } }),
      content: { 'application/json': { schema, example: exampleOf(schema, components) } },
    },
    429: {
      description: 'Too many requests.',
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
    default: {
      description: 'NestedOperationError',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }
}

function sharedHeaders(isWrite: boolean) {
  const names = ['Organization', 'Today', ...(isWrite ? ['IdempotencyKey'] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function header(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } }
}
