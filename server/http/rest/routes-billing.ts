import { query } from './operation.ts'
import { route } from './rest-route.ts'
import { usage } from './shapes-people.ts'

/** Beyond the specification's table. */
export const usageRoute = route('GET /usage', query('billing', usage), {
  summary: 'The organization’s plan, and what of it is used',
})
