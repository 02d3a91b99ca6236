import { type LineReading, readLine } from '../../server/assistant/conversations/read-line.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { CategoryTypeEnum } from '../ledger/categories.ts'

const LineReadingObject = builder.objectRef<LineReading>('LineReading').implement({
  description: 'The fields of a new transaction in one line.',
  fields: (t) => ({
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.exposeString('amount', { description: 'A positive decimal.' }),
    currency: t.exposeString('currency', {
      nullable: true,
      description: 'An ISO 4217 code. Null for the currency of the organization.',
    }),
    description: t.exposeString('description'),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    date: t.expose('date', { type: 'Date' }),
    tags: t.exposeStringList('tags', { extensions: { length: 20 }, description: 'The names after "#".' }),
    paidBy: t.exposeID('paidBy', { nullable: true, description: 'The member after "@".' }),
    others: t.exposeInt('others', {
      description: 'The number of further entries in the line, which are not returned.',
    }),
  }),
})

builder.queryField('lineReading', (t) =>
  t.field({
    type: LineReadingObject,
    nullable: true,
    rule: 'ledger:read',
    description:
      'Reads a line such as "12.50 lunch @Ben #trip yesterday" without saving it. Null if it has no amount or is a question.',
    extensions: { work: databaseCost.lineReading },
    args: { line: t.arg.string({ description: 'At most 500 characters.' }) },
    resolve: (_, { line }, { tenant }) => readLine(tenant, line),
  }),
)
