import type { GraphQLSchema } from 'graphql'
import { mailType } from '../../intake/uploads/file-types.ts'
import type { Limits } from '../limits/limits.ts'
import { commandFields, commandOperation } from './command-fields.ts'
import { describeErrors, errorsOf } from './described-errors.ts'
import { describeLimits } from './described-limits.ts'
import { exampleBody } from './example-body.ts'
import { fields, schemaOfFields } from './fields.ts'
import { exampleOf, type JsonSchema, schemaOfScalar, withoutNull } from './json-schema.ts'
import { mailOperation } from './mail.ts'
import { type CompiledRoute, rootOf } from './operation.ts'
import type { RestRoute } from './rest-route.ts'
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
  paths['/mail'] = { post: describeMail(schema, components) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Purser',
      version: '1',
      description:
        'Amounts are exact: responses contain strings ("12.34"), and requests may contain strings or numbers. ' +
        'Dates are yyyy-MM-dd in the years 1900 to 2200, and IDs are UUIDs. Unknown fields are refused. ' +
        `Limits: ${describeLimits(limits)
          .map(([what, limit]) => `${what}: ${limit}`)
          .join('; ')}.`,
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token (pur_…), or the access token of a session.',
        },
        password: { type: 'http', scheme: 'basic', description: 'An API token as the password, with any user name.' },
        address: { type: 'apiKey', in: 'query', name: 'token', description: 'An API token with the scope read only.' },
      },
      parameters: {
        Organization: header('X-Active-Organization-Id', 'The ID of the organization, from GET /organizations.'),
        Today: header('X-Today', 'The client’s date, yyyy-MM-dd.'),
        IdempotencyKey: header(
          'Idempotency-Key',
          '8 to 255 characters. A repeated request with the same key returns the stored response.',
        ),
      },
      headers: {
        RetryAfter: { description: 'Seconds until the request can succeed.', schema: { type: 'integer' } },
        RateLimitPolicy: {
          description:
            'The capacity of the rate limit (q) in units of query cost, and the seconds until it is full (w).',
          schema: { type: 'string', examples: ['"token";q=120000;w=40'] },
        },
        RateLimit: {
          description: 'The units that are left (r), and the seconds until the rate limit is full again (t).',
          schema: { type: 'string', examples: ['"token";r=119950;t=1'] },
        },
        Batch: {
          description:
            'The batch of the changes, which POST /changes/{batch_id}/undo undoes. A stored response has the batch of ' +
            'the first request.',
          schema: schemaOfScalar('ID'),
        },
      },
      responses: describeErrors(),
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
    ...(route.feed && { security: [{ token: [] }, { password: [] }, { address: [] }] }),
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
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOfFields(route.body), example: exampleBody(route) } },
      },
    }),
    responses: {
      ...(route.feed ? describeFeed(route.feed) : success(status, answerSchema, components, isWrite)),
      ...errorsOf(route),
    },
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
    responses: { ...success(200, answerSchema, components), ...errorsOf({ method: 'POST', query: fields({}) }) },
  }
}

function describeMail(schema: GraphQLSchema, components: Components) {
  const { schema: answerSchema } = compile(mailOperation, rootOf(schema, 'mutation'), new Map(), components)
  return {
    summary: 'Reads an email: its attachments, or else its text, become documents to review',
    parameters: sharedHeaders(true),
    requestBody: {
      required: true,
      content: { [mailType]: { schema: { type: 'string', description: 'The email as it was sent, at most 10 MB' } } },
    },
    responses: { ...success(201, answerSchema, components), ...errorsOf({ method: 'POST', query: fields({}) }) },
  }
}

function success(status: number, schema: JsonSchema, components: Components, isWrite = false) {
  return {
    [status]: {
      description: 'The request succeeded.',
      headers: {
        ...rateLimitHeaders,
        ...(isWrite && { 'Batch-Id': { $ref: '#/components/headers/Batch' } }),
      },
      content: { 'application/json': { schema, example: exampleOf(schema, components) } },
    },
  }
}

function describeFeed({ contentType, example }: NonNullable<RestRoute['feed']>) {
  const etag = { ETag: { description: 'Send it as If-None-Match.', schema: { type: 'string' } } }
  return {
    200: {
      description: 'The file.',
      headers: { ...rateLimitHeaders, ...etag },
      content: { [contentType]: { schema: { type: 'string' }, example } },
    },
    304: { description: 'The file has not changed.', headers: { ...rateLimitHeaders, ...etag } },
  }
}

const rateLimitHeaders = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
}

function sharedHeaders(isWrite: boolean) {
  const names = ['Organization', 'Today', ...(isWrite ? ['IdempotencyKey'] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function header(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } }
}
