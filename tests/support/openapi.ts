import { expect } from 'vitest'
import { z } from 'zod'

interface Description {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Response> }
}

interface Call {
  responses: Record<string, Response | { $ref: string }>
}

interface Response {
  content: { 'application/json': { schema: JsonSchema } }
}

type JsonSchema = Record<string, unknown>

const descriptions = new Map<string, Promise<Description>>()

/** Checks a response against the server's own OpenAPI document. A status or a field that it does not name is an error. */
export async function expectDescribed(baseUrl: string, method: string, path: string, status: number, body: unknown) {
  const known = descriptions.get(baseUrl) ?? describe(baseUrl)
  descriptions.set(baseUrl, known)
  const { paths, components } = await known
  const call = callFor(paths, method, path.split('?')[0] ?? '')
  if (!call) return
  const described = call.responses[status]
  if (!described) throw new Error(`${method} ${path} answered ${status}, which the OpenAPI document does not list.`)
  const named = '$ref' in described ? described.$ref.replace('#/components/responses/', '') : undefined
  const response = named === undefined ? (described as Response) : components.responses[named]
  const schema = response?.content['application/json'].schema
  const { error } = z.fromJSONSchema(exact({ ...schema, $defs: components.schemas })).safeParse(body)
  expect(error && { call: `${method} ${path}`, status, problem: z.prettifyError(error) }).toBeUndefined()
}

const describe = async (baseUrl: string): Promise<Description> => (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()

function callFor(paths: Description['paths'], method: string, path: string): Call | undefined {
  const segments = path.split('/')
  const isFor = (template: string) => {
    const pathSegments = template.split('/')
    return (
      pathSegments.length === segments.length &&
      pathSegments.every((part, at) => part.startsWith('{') || part === segments[at])
    )
  }
  const called = (template: string) => paths[template]?.[method.toLowerCase()]
  const template = Object.keys(paths).find((each) => isFor(each) && called(each))
  return template === undefined ? undefined : called(template)
}

/** Returns the schema with additional fields refused. The ids of countries are UUIDs without a version. */
function exact(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (_, value) => {
    if (value?.format === 'uuid')
      return { ...value, format: undefined, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }
    return value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value
  })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}
