import { optional, required } from './fields.ts'
import { query } from './operation.ts'
import { route } from './rest-route.ts'
import { categoryReport, dashboard, memberReport, monthFigures, tagReport } from './shapes-reports.ts'

const months = { from: required('month', 'yyyy-MM'), to: required('month', 'yyyy-MM, included; 10 years at most') }

/** Beyond the specification's table. */
export const reportsRoutes = [
  route('GET /dashboard', query('dashboard', dashboard), {
    summary: 'A month at a glance, beside the same days of the month before',
    query: { month: required('month', 'yyyy-MM') },
  }),

  route('GET /reports/by-category', query('report.categories', categoryReport), {
    summary:
      'What was spent and received in some months by category, with those under it, beside as many months before',
    query: months,
  }),

  route('GET /reports/by-month', query('report.months', monthFigures), {
    summary: 'What came in and went out, month by month',
    query: months,
  }),

  route('GET /reports/by-tag', query('report.tags', tagReport), {
    summary: 'What came in and went out by tag; what has several is in each',
    query: months,
  }),

  route('GET /reports/by-member', query('report.members', memberReport), {
    summary: 'What came in and went out by who paid',
    query: { ...months, recorded: optional('boolean', 'true: by who recorded it') },
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
    }),
  }),
]
