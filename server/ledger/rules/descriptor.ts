import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { decimalOf } from '../../language/money.ts'
import { type DescriptionContext, type Row, textValue, textValueOrNull } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { authored, boolean, id, integer, internal, json, transactionTypes } from '../../platform/records/fields.ts'
import { areActions, areConditions } from './read.ts'

export const ruleRecord = defineRecord<'rules'>({
  table: 'rules',
  kind: 'rule',
  live: 'FIGURES',
  log: {
    rank: 60,
    one: msg`Rule`,
    many: msg`Rules`,
    counted: (count) => msg`${plural({ count }, { one: '# rule', other: '# rules' })}`,
    named: (name) => msg`the rule for ${{ name }}`,
    title: (row, context) => partOf(row, 'conditions', 'text') || amountRange(row, context),
    undo: { needs: 'plans:write', follows: ['position'] },
    trash: null,
  },
  archive: { name: 'rules', about: 'Rules that file what comes.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The rule.', rest: true }),
    position: integer({ about: 'Its place in the order in which they are tried.', isUnlogged: true }),
    conditions: json({
      about: 'All of it must hold: {text, match, min_minor, max_minor, type}.',
      check: areConditions,
      parts: [
        { name: 'text', label: msg`Description`, show: (row) => textValueOrNull(conditionText(row)) },
        { name: 'amount', label: msg`Amount`, show: (row, _, context) => textValueOrNull(amountRange(row, context)) },
        {
          name: 'type',
          label: msg`Type`,
          show: (row) =>
            textValueOrNull(
              render(transactionTypes[partOf(row, 'conditions', 'type') as keyof typeof transactionTypes] ?? ''),
            ),
        },
      ],
    }),
    actions: json({
      about: 'What is done then: {category_id, tag_ids, reviewed, payee}.',
      names: true,
      check: areActions,
      parts: [
        {
          name: 'category',
          label: msg`Category`,
          show(row, _, { nameOf }) {
            const categoryId = partOf(row, 'actions', 'category_id')
            return categoryId ? textValue(nameOf('category', categoryId) ?? '') : null
          },
        },
        {
          name: 'tags',
          label: msg`Tags`,
          show(row) {
            const tags = partsOf(row, 'actions').tag_ids
            return Array.isArray(tags) ? textValue(render(tagCount(tags.length))) : null
          },
        },
        { name: 'payee', label: msg`Payee`, show: (row) => textValueOrNull(partOf(row, 'actions', 'payee')) },
        {
          name: 'reviewed',
          label: msg`Marks as reviewed`,
          show: (row) => textValueOrNull(partsOf(row, 'actions').reviewed ? render(msg`Yes`) : ''),
        },
      ],
    }),
    enabled: boolean({ label: msg`Enabled`, about: 'Whether it is at work.', rest: 'isEnabled' }),
    ...authored,
    version: { ...authored.version, rest: true },
  },
})

function conditionText(row: Row): string {
  const text = partOf(row, 'conditions', 'text')
  if (text === '') return ''
  const match = partOf(row, 'conditions', 'match')
  if (match === 'IS') return render(msg`is “${{ text }}”`)
  return render(match === 'STARTS_WITH' ? msg`starts with “${{ text }}”` : msg`contains “${{ text }}”`)
}

const tagCount = (count: number): Text => msg`${plural({ count }, { one: '# tag', other: '# tags' })}`

function amountRange(row: Row, { currency }: DescriptionContext): string {
  const [min, max] = ['min_minor', 'max_minor'].map((name) => {
    const minor = partOf(row, 'conditions', name)
    return minor && `${decimalOf({ minor: BigInt(minor), currency })} ${currency}`
  })
  if (min && max) return min === max ? min : render(msg`${{ min }} to ${{ max }}`)
  if (min) return render(msg`${{ min }} or more`)
  return max ? render(msg`${{ max }} or less`) : ''
}

/** The value of a JSON column. */
function partsOf(row: Row, column: string): Record<string, unknown> {
  const value: unknown = row[column]
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const partOf = (row: Row, column: string, name: string) => String(partsOf(row, column)[name] ?? '')
