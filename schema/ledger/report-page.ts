import { type GroupFigures, getReportByMember, getReportByTag } from '../../server/ledger/reports/groups.ts'
import { getReport, type Report } from '../../server/ledger/reports/report.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { throttleMessages } from '../throttle.ts'
import { LedgerChangesObject } from './ledger.ts'
import { CashFlowMonthObject, CategoryFigureObject, FigureObject } from './reports.ts'
import { loadTag, TagObject } from './tags.ts'

/** The minimum delay between messages with sums that are not stored as totals, in milliseconds. */
const expensiveMessageInterval = 2_000

export const MemberPartEnum = builder.enumType('MemberPart', {
  description: 'The part of a member in a transaction: paid for it or recorded it.',
  values: ['PAID_BY', 'RECORDED_BY'] as const,
})

const TagFiguresObject = builder.objectRef<GroupFigures>('TagFigures').implement({
  description: 'Income and expenses of a tag. A transaction with several tags counts for each of them.',
  fields: (t) => ({
    tag: t.field({
      type: TagObject,
      nullable: true,
      description: 'Null for transactions without a tag.',
      resolve: ({ id }, _, context) => (id === null ? null : loadTag(context, id)),
    }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
  }),
})

const MemberFiguresObject = builder.objectRef<GroupFigures>('MemberFigures').implement({
  description: 'Income and expenses of a member.',
  fields: (t) => ({
    person: t.field({
      type: MemberProfileObject,
      nullable: true,
      description: 'Null for transactions without a payer.',
      resolve: ({ id }, _, context) => (id === null ? null : loadMemberProfile(context, id)),
    }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
  }),
})

const ReportObject = builder.objectRef<Report>('Report').implement({
  description: 'Income and expenses of a number of whole months, compared with as many months before them.',
  fields: (t) => ({
    id: t.id({ resolve: ({ from, to }) => `${from}/${to}` }),
    from: t.expose('from', { type: 'Month' }),
    to: t.expose('to', { type: 'Month' }),
    firstDay: t.field({ type: 'Date', resolve: ({ days }) => days.from }),
    lastDay: t.field({ type: 'Date', resolve: ({ days }) => days.to }),
    comparedFrom: t.expose('comparedFrom', { type: 'Month' }),
    comparedTo: t.expose('comparedTo', { type: 'Month' }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
    months: t.expose('months', { type: [CashFlowMonthObject], description: 'The months in order.' }),
    categories: t.expose('categories', {
      type: [CategoryFigureObject],
      description: 'The top-level categories with expenses first, then income, largest first.',
    }),
    tags: t.field({
      type: [TagFiguresObject],
      extensions: { work: databaseCost.reportOfTransactions },
      description: 'The tags, highest expenses first.',
      resolve: ({ from, to }, _, context) =>
        throttleMessages(context, () => getReportByTag(context.tenant, from, to), expensiveMessageInterval),
    }),
    members: t.field({
      type: [MemberFiguresObject],
      extensions: { work: databaseCost.reportOfTransactions },
      description: 'The tags, highest expenses first.',
      args: { part: t.arg({ type: MemberPartEnum }) },
      resolve: ({ from, to }, { part }, context) =>
        throttleMessages(context, () => getReportByMember(context.tenant, from, to, part), expensiveMessageInterval),
    }),
  }),
})

builder.queryField('report', (t) =>
  t.field({
    type: ReportObject,
    rule: 'ledger:read',
    extensions: { work: databaseCost.report },
    args: {
      from: t.arg({ type: 'Month' }),
      to: t.arg({ type: 'Month', description: 'The last month, inclusive. The range is at most 10 years.' }),
    },
    resolve: (_, { from, to }, { tenant }) => getReport(tenant, from, to),
  }),
)

builder.objectField(LedgerChangesObject, 'report', (t) =>
  t.field({
    type: ReportObject,
    extensions: { work: databaseCost.report },
    args: { from: t.arg({ type: 'Month' }), to: t.arg({ type: 'Month' }) },
    resolve: (_, { from, to }, context) => throttleMessages(context, () => getReport(context.tenant, from, to)),
  }),
)
