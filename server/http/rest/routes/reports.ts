import { optional, required } from '../fields.ts'
import { query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { categoryReport, dashboard, memberReport, monthFigures, tagReport } from '../shapes/reports.ts'

const months = {
  from: required('month', 'yyyy-MM'),
  to: required('month', 'yyyy-MM, inclusive; at most 10 years after from'),
}

export const reportsRoutes = [
  route('GET /dashboard', query('dashboard', dashboard), {
    summary: 'Returns an overview of a month, compared with the same days of the previous month',
    query: { month: required('month', 'yyyy-MM') },
  }),

  route('GET /reports/by-category', query('report.categories', categoryReport), {
    summary: 'Returns expenses and income by category for a range of months, compared with as many months before',
    query: months,
  }),

  route('GET /reports/by-month', query('report.months', monthFigures), {
    summary: 'Returns income and expenses by month',
    query: months,
  }),

  route('GET /reports/by-tag', query('report.tags', tagReport), {
    summary: 'Returns income and expenses by tag; a transaction with several tags counts for each',
    query: months,
  }),

  route('GET /reports/by-member', query('report.members', memberReport), {
    summary: 'Returns income and expenses by payer',
    query: { ...months, recorded: optional('boolean', 'true groups by the member who recorded the transaction') },
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
    }),
  }),
]
