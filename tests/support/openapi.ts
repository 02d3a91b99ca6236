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

/** Checks the body of a response. */
type Validator = ReturnType<typeof z.fromJSONSchema>

interface Described extends Description {
  /** By the operation and the status, compiled when the first response arrives. */
  validators: Map<string, Validator>
}

const descriptions = new Map<string, Promise<Described>>()

/** Checks a response against the server's own OpenAPI document. A status or a field that it does not name is an error. */
export async function expectDescribed(baseUrl: string, method: string, path: string, status: number, body: unknown) {
  const known = descriptions.get(baseUrl) ?? describe(baseUrl)
  descriptions.set(baseUrl, known)
  const description = await known
  const template = templateFor(description.paths, method, path.split('?')[0] ?? '')
  if (template === undefined) return
  const key = `${method} ${template} ${status}`
  const validator = description.validators.get(key) ?? compile(description, method, template, status)
  description.validators.set(key, validator)
  const { error } = validator.safeParse(body)
  expect(error && { call: `${method} ${path}`, status, problem: z.prettifyError(error) }).toBeUndefined()
}

async function describe(baseUrl: string): Promise<Described> {
  const description: Description = exact(await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json())
  return { ...description, validators: new Map() }
}

function compile({ paths, components }: Description, method: string, template: string, status: number): Validator {
  const described = paths[template]?.[method.toLowerCase()]?.responses[status]
  if (!described) throw new Error(`${method} ${template} answered ${status}, which the OpenAPI document does not list.`)
  const named = '$ref' in described ? described.$ref.replace('#/components/responses/', '') : undefined
  const response = named === undefined ? (described as Response) : components.responses[named]
  return z.fromJSONSchema({ ...response?.content['application/json'].schema, $defs: components.schemas })
}

function templateFor(paths: Description['paths'], method: string, path: string): string | undefined {
  const segments = path.split('/')
  const isFor = (template: string) => {
    const pathSegments = template.split('/')
    return (
      pathSegments.length === segments.length &&
      pathSegments.every((part, at) => part.startsWith('{') || part === segments[at])
    )
  }
  return Object.keys(paths).find((each) => isFor(each) && paths[each]?.[method.toLowerCase()])
}

/** Returns the document with additional fields refused. The ids of countries are UUIDs without a version. */
function exact(document: Description): Description {
  const text = JSON.stringify(document, (_, value) => {
    if (value?.format === 'uuid')
      return { ...value, format: undefined, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }
    return value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value
  })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}
