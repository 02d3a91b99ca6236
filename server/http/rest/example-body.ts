import { schemaOfFields } from './fields.ts'
import { exampleOf } from './json-schema.ts'
import type { RestRoute } from './rest-route.ts'

/** Values of fields for which the type alone gives no valid example. */
const valuesByField: Readonly<Record<string, unknown>> = {
  name: 'Weekend trips',
  description: 'Lunch',
  currency: 'CHF',
  month: '2026-04',
  from: '2026-03',
  to: '2026-04',
  fileName: 'receipt.jpg',
  contentType: 'image/jpeg',
  file_name: 'account.csv',
  size: 20_480,
  email: 'sam@example.com',
  role: 'Member',
  rate: '1.05',
  scopes: ['read'],
  senders: ['example.com', 'shop@example.net'],
  url: 'https://books.example.com/events',
}

/** An example of a request's body: the required fields, and the others that the route names. */
export function exampleBody({ body, example = {} }: RestRoute): Record<string, unknown> {
  const { properties, required } = schemaOfFields(body)
  const values = required.map((name) => [name, valuesByField[name] ?? exampleOf(properties[name] ?? {}, new Map())])
  return { ...Object.fromEntries(values), ...example }
}
