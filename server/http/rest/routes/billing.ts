import { query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { usage } from '../shapes/people.ts'

export const usageRoute = route('GET /usage', query('billing', usage), {
  summary: 'Returns the plan of the organization and its usage',
})
