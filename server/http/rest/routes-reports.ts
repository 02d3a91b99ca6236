import { examples } from './examples.ts'
import { optional, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showCategoryFigure, showDashboard, showFigure, showMonth } from './shapes-reports.ts'

const months = { from: required('month', 'yyyy-MM'), to: required('month', 'yyyy-MM, included; 10 years at most') }

const figure = { amount: '412.36', previous: '389.10', change_percent: 6 }
const { id } = examples.category
const category = { type: 'Expense', category_id: id, category: 'Groceries', ...figure, percent: 14.2 }
const month = { month: '2026-03', income: '4891.64', expense: '2896.38', net: '1995.26' }

/** Beyond the specification's table. */
export const reportsRoutes = [
  route('GET /dashboard', operations.RestDashboardDocument, {
    summary: 'A month at a glance, beside the same days of the month before',
    query: { month: required('month', 'yyyy-MM') },
    example: {
      month: '2026-03',
      from: '2026-03-01',
      to: '2026-03-31',
      compared_from: '2026-02-01',
      compared_to: '2026-02-28',
      income: figure,
      expense: figure,
      net: figure,
      budget: { planned: '1200.00', spent: '594.58', left: '605.42', left_per_day: '50.45' },
      cash_flow: [month],
      spending: [{ ...category, previous: null, change_percent: null }],
      attention: { pending_items: 13, uncategorised_count: 3, uncategorised_amount: '64.80', over_budget: 1 },
    },
    variables: ({ query }) => ({ month: query.month }),
    answer: ({ dashboard }) => showDashboard(dashboard),
  }),

  route('GET /reports/by-category', operations.RestReportByCategoryDocument, {
    summary:
      'What was spent and received in some months by category, with those under it, beside as many months before',
    query: months,
    example: [{ ...category, parts: [category] }],
    variables: ({ query }) => ({ from: query.from, to: query.to }),
    answer: ({ report }) =>
      report.categories.map((each) => ({ ...showCategoryFigure(each), parts: each.parts.map(showCategoryFigure) })),
  }),

  route('GET /reports/by-month', operations.RestReportByMonthDocument, {
    summary: 'What came in and went out, month by month',
    query: months,
    example: [month],
    variables: ({ query }) => ({ from: query.from, to: query.to }),
    answer: ({ report }) => report.months.map(showMonth),
  }),

  route('GET /reports/by-tag', operations.RestReportByTagDocument, {
    summary: 'What came in and went out by tag; what has several is in each',
    query: months,
    example: [{ tag_id: id, tag: 'Holiday', income: figure, expense: figure }],
    variables: ({ query }) => ({ from: query.from, to: query.to }),
    answer: ({ report }) =>
      report.tags.map(({ tag, income, expense }) => ({
        tag_id: tag?.id ?? null,
        tag: tag?.name ?? null,
        income: showFigure(income),
        expense: showFigure(expense),
      })),
  }),

  route('GET /reports/by-member', operations.RestReportByMemberDocument, {
    summary: 'What came in and went out by who paid',
    query: { ...months, recorded: optional('boolean', 'true: by who recorded it') },
    example: [{ member_id: id, member: 'Ada Black', income: figure, expense: figure }],
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
    }),
    answer: ({ report }) =>
      report.members.map(({ person, income, expense }) => ({
        member_id: person?.id ?? null,
        member: person?.name ?? null,
        income: showFigure(income),
        expense: showFigure(expense),
      })),
  }),
]
