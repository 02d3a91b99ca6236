import { loggedKinds } from '../../history/log/batch.ts'
import { trashKinds } from '../../history/trash/trashed-records.ts'
import { origins } from '../../platform/tenancy/origin.ts'
import type { Limits } from '../limits/limits.ts'
import { commandFields } from './command-fields.ts'
import { describeLimits } from './described-limits.ts'
import { examples } from './examples.ts'
import { actions, type Field, type Fields, type FieldType, formats, frequencies, matches, verdicts } from './fields.ts'
import type { RestRoute } from './rest-route.ts'

/** The REST API as an OpenAPI 3.1 document, made from the rows themselves. */
export function describeApi(rows: readonly RestRoute[], origin: string, limits: Limits) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of rows) {
    paths[row.path] ??= {}
    Object.assign(paths[row.path] ?? {}, { [row.method.toLowerCase()]: describeRow(row) })
  }
  paths['/assistant/command'] = { post: describeCommand() }
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
          schema: types.id,
        },
      },
      schemas: {
        Error: {
          ...schemaOf({ message: 'Amount must be a positive number.', errorCode: 'INVALID_INPUT' }),
          properties: {
            message: { type: 'string' },
            errorCode: { type: 'string' },
            errors: {
              type: 'array',
              items: schemaOf({ field: 'amount', message: 'Amount must be a positive number.' }),
            },
            id: { type: 'string', description: 'Of an unexpected error: what to look for in the log.' },
          },
        },
      },
    },
  }
}

function describeRow(row: RestRoute) {
  const isWrite = row.method !== 'GET'
  return {
    summary: row.summary,
    parameters: [
      ...[...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: types.id,
      })),
      ...Object.entries(row.query).map(([name, field]) => ({
        name,
        in: 'query',
        required: field.isRequired,
        ...(field.about && { description: field.about }),
        schema: types[field.type],
      })),
      ...sharedHeaders(isWrite),
    ],
    ...(Object.keys(row.body).length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(row.body) } } },
    }),
    responses: responses(row.status, row.example, isWrite),
  }
}

function describeCommand() {
  return {
    summary:
      'Says something to the assistant, with a file if there is one; answers when the reply is there, within 60 s',
    parameters: sharedHeaders(true),
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            ...bodySchema(commandFields),
            properties: {
              ...bodySchema(commandFields).properties,
              file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'At most 10 MB' },
            },
          },
        },
      },
    },
    responses: responses(200, {
      userMessage: { ...examples.message, role: 'user', content: 'Here is my receipt', metadata: null },
      assistantResponse: examples.message,
    }),
  }
}

function responses(status: number, example: unknown, isWrite = false) {
  return {
    [status]: {
      description: 'Done',
      ...(isWrite && { headers: { 'Batch-Id': { $ref: '#/components/headers/Batch' } } }),
      content: { 'application/json': { schema: schemaOf(example), example } },
    },
    429: {
      description: 'Too many requests.',
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
    default: {
      description: 'Refused',
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

function bodySchema(fields: Fields) {
  const required = Object.keys(fields).filter((name) => fields[name]?.isRequired)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
  }
}

function fieldSchema({ type, isNullable, about }: Field) {
  const schema = types[type]
  const described = { ...schema, ...(about && { description: about }) }
  return isNullable ? { anyOf: [described, { type: 'null' }] } : described
}

const types: Record<FieldType, Record<string, unknown>> = {
  text: { type: 'string' },
  decimal: { type: ['number', 'string'], examples: ['12.34'] },
  integer: { type: 'integer' },
  day: { type: 'string', format: 'date' },
  month: { type: 'string', pattern: '^(19\\d\\d|2[01]\\d\\d|2200)-\\d{2}$' },
  id: { type: 'string', format: 'uuid' },
  ids: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string', format: 'uuid' } }] },
  strings: { type: 'array', items: { type: 'string' } },
  splits: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        category_id: { type: ['string', 'null'], format: 'uuid' },
        amount: { type: ['number', 'string', 'null'], examples: ['12.34'] },
        percent: { type: ['number', 'string', 'null'], examples: ['33.3'] },
        note: { type: ['string', 'null'] },
      },
    },
  },
  boolean: { type: 'boolean' },
  transactionType: { enum: ['Expense', 'Income'] },
  state: { enum: ['Staging', 'Processed', 'Discarded'] },
  role: { enum: ['Owner', 'Admin', 'Member', 'Viewer'] },
  kind: { enum: ['personal', 'team'] },
  trash: { enum: trashKinds },
  record: { enum: loggedKinds },
  action: { enum: actions },
  origin: { enum: origins },
  frequency: { enum: frequencies },
  match: { enum: matches },
  verdict: { enum: verdicts },
  format: { enum: formats },
}

/** The shape of an answer, told by an example of it. */
function schemaOf(example: unknown): Record<string, unknown> {
  if (example === null) return {}
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0]) }
  if (typeof example === 'object') {
    const properties = Object.entries(example as object).map(([name, value]) => [name, schemaOf(value)])
    return { type: 'object', properties: Object.fromEntries(properties) }
  }
  return { type: typeof example === 'number' ? 'integer' : typeof example }
}
