import { type GroupFigures, getReportByMember, getReportByTag } from '../server/ledger/reports/groups.ts'
import { getReport, type Report } from '../server/ledger/reports/report.ts'
import { builder } from './builder.ts'
import { databaseCost } from './database-cost.ts'
import { LedgerChangesObject } from './ledger.ts'
import { CashFlowMonthObject, CategoryFigureObject, FigureObject } from './reports.ts'
import { loadTag, TagObject } from './tags.ts'
import { throttleMessages } from './throttle.ts'
import { loadPerson, PersonObject } from './users.ts'

/** Between two messages with sums that no total is kept of, in milliseconds. */
const expensiveMessageInterval = 2_000

export const MemberPartEnum = builder.enumType('MemberPart', {
  description: 'Whether a member has paid for a transaction or has recorded it.',
  values: ['PAID_BY', 'RECORDED_BY'] as const,
})

const TagFiguresObject = builder.objectRef<GroupFigures>('TagFigures').implement({
  description: 'What came in and went out with a tag. What has several tags is in each of them.',
  fields: (t) => ({
    tag: t.field({
      type: TagObject,
      nullable: true,
      description: 'Null: with no tag.',
      resolve: ({ id }, _, context) => (id === null ? null : loadTag(context, id)),
    }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
  }),
})

const MemberFiguresObject = builder.objectRef<GroupFigures>('MemberFigures').implement({
  description: 'What came in and went out through a member.',
  fields: (t) => ({
    person: t.field({
      type: PersonObject,
      nullable: true,
      description: 'Null: it is not said who.',
      resolve: ({ id }, _, context) => (id === null ? null : loadPerson(context, id)),
    }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
  }),
})

export const ReportObject = builder.objectRef<Report>('Report').implement({
  description: 'What came in and went out in some whole months, beside as many right before them.',
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
    months: t.expose('months', { type: [CashFlowMonthObject], description: 'In their order.' }),
    categories: t.expose('categories', {
      type: [CategoryFigureObject],
      description: 'By top category: what was spent, then what was received, the largest first.',
    }),
    tags: t.field({
      type: [TagFiguresObject],
      extensions: { work: databaseCost.reportOfTransactions },
      description: 'The most spent first.',
      resolve: ({ from, to }, _, context) =>
        throttleMessages(context, () => getReportByTag(context.tenant, from, to), expensiveMessageInterval),
    }),
    members: t.field({
      type: [MemberFiguresObject],
      extensions: { work: databaseCost.reportOfTransactions },
      description: 'The most spent first.',
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
      to: t.arg({ type: 'Month', description: 'Included; 10 years at most.' }),
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
