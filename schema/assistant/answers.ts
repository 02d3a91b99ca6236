import type { AnswerSegment, AnswerTable } from '../../server/assistant/conversations/stored-answer.ts'
import { builder } from '../builder.ts'
import { MoneyObject } from '../scalars.ts'

const AnswerLayoutEnum = builder.enumType('AnswerLayout', { values: ['BARS', 'TABLE'] as const })

export const AnswerSegmentObject = builder.objectRef<AnswerSegment>('AnswerSegment').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    href: t.exposeString('href', {
      nullable: true,
      description: 'The path of the web app page whose list adds up to the amount.',
    }),
  }),
})

const AnswerRowObject = builder.objectRef<AnswerTable['rows'][number]>('AnswerRow').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    text: t.exposeString('text', { nullable: true }),
    amount: t.expose('amount', { type: MoneyObject, nullable: true }),
    href: t.exposeString('href', { nullable: true }),
    before: t.expose('before', {
      type: MoneyObject,
      nullable: true,
      description: 'The amount of the comparison period, if the table has a legend.',
    }),
    beforeHref: t.exposeString('beforeHref', { nullable: true }),
  }),
})

export const AnswerTableObject = builder.objectRef<AnswerTable>('AnswerTable').implement({
  fields: (t) => ({
    layout: t.expose('layout', { type: AnswerLayoutEnum }),
    title: t.exposeString('title'),
    legend: t.exposeStringList('legend', {
      description:
        'The labels of a row’s `before` and amount, such as “October 1 to 21” and “November 1 to 21”. Empty if the table has no comparison.',
    }),
    rows: t.expose('rows', { type: [AnswerRowObject] }),
  }),
})
