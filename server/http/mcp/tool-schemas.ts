import { z } from 'zod'
import { cleanedLine } from '../../language/plain-text.ts'
import type { McpOrganization } from './mcp-request.ts'

/** A JSON Schema of an object, as tools/list has it. */
export interface ObjectSchema extends Record<string, unknown> {
  type: 'object'
  properties?: Record<string, unknown>
  required?: string[]
}

const money = z.object({ value: z.string().describe('a decimal, such as 12.50'), currency: z.string() }).nullable()

const row = z.object({
  label: z.string(),
  text: z.string().nullable(),
  amount: money,
  before: money.describe('the amount of the earlier period, if there are two columns'),
  url: z.string().nullable().describe('the list in Purser that adds up to the amount'),
})

/** The structured content of the tools that answer. */
export const answerSchema = schemaOf(
  z.object({
    answer: z.string(),
    links: z.array(z.object({ text: z.string(), url: z.string() })),
    table: z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(row) }).nullable(),
  }),
)

/** The structured content of the tools that stage. */
export const proposalSchema = schemaOf(
  z.object({
    message: z.string().describe('what the person can approve'),
    review_url: z.string().describe('the page where the person approves or discards it; give it to the person'),
  }),
)

function schemaOf(schema: z.ZodObject): ObjectSchema {
  return { ...z.toJSONSchema(schema), type: 'object' }
}

/**
 * Adds the argument that chooses the organization.
 * @param organizations the choices; without any, the schema is unchanged
 */
export function withOrganization(schema: unknown, organizations: readonly McpOrganization[]): ObjectSchema {
  const given = schema as ObjectSchema
  if (organizations.length === 0) return given
  const organization = {
    type: 'string',
    enum: organizations.map(({ id }) => id),
    description: organizations.map(({ id, name }) => `${id}: ${cleanedLine(name, 60)}`).join('; '),
  }
  return {
    ...given,
    properties: { organization, ...given.properties },
    required: ['organization', ...(given.required ?? [])],
  }
}
