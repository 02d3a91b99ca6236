import { getRule, listRules, type Rule, textMatches } from '../server/ledger/rules/read.ts'
import { findSuggestionsFor, listRuleSuggestions, type RuleSuggestion } from '../server/ledger/rules/suggestions.ts'
import { type PreviewedTransaction, previewRule, type RulePreview } from '../server/ledger/transactions/rule-preview.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { followKinds, LedgerChangesObject } from './ledger.ts'
import { createLoader } from './loaders.ts'
import { MoneyObject } from './scalars.ts'
import { loadTags, TagObject } from './tags.ts'
import { throttleMessages } from './throttle.ts'
import { TransactionObject } from './transactions.ts'

const TextMatchEnum = builder.enumType('TextMatch', {
  description: 'How a description is compared; accents and letter case do not count.',
  values: textMatches,
})

export const RuleObject = builder.objectRef<Rule>('Rule').implement({
  description: 'What is done to transactions that no person has entered, where all conditions hold.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text', { nullable: true }),
    match: t.expose('match', { type: TextMatchEnum }),
    min: t.field({
      type: MoneyObject,
      nullable: true,
      resolve: ({ min: minor }, _, { tenant: { currency } }) => (minor === null ? null : { minor, currency }),
    }),
    max: t.field({
      type: MoneyObject,
      nullable: true,
      resolve: ({ max: minor }, _, { tenant: { currency } }) => (minor === null ? null : { minor, currency }),
    }),
    type: t.expose('type', { type: CategoryTypeEnum, nullable: true }),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      description: 'Null also for one that is gone.',
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    tags: t.field({
      type: [TagObject],
      extensions: { length: 2 },
      resolve: ({ tagIds }, _, context) => loadTags(context, tagIds),
    }),
    marksReviewed: t.exposeBoolean('marksReviewed'),
    isEnabled: t.exposeBoolean('isEnabled'),
    version: t.exposeInt('version'),
  }),
})

export const RuleInput = builder.inputType('RuleInput', {
  description: 'A rule, whole. A part of the description or an amount, and something to do, are asked for.',
  fields: (t) => ({
    text: t.string({ required: false }),
    match: t.field({ type: TextMatchEnum, required: false, defaultValue: 'CONTAINS' }),
    min: t.field({ type: 'Decimal', required: false, description: 'In the organization’s currency.' }),
    max: t.field({ type: 'Decimal', required: false }),
    type: t.field({ type: CategoryTypeEnum, required: false }),
    categoryId: t.id({ required: false }),
    tagIds: t.idList({ required: false }),
    marksReviewed: t.boolean({ required: false, defaultValue: false }),
    isEnabled: t.boolean({ required: false }),
  }),
})

const RuleSuggestionObject = builder.objectRef<RuleSuggestion>('RuleSuggestion').implement({
  description: 'What people have corrected twice the same way.',
  fields: (t) => ({
    id: t.exposeID('id'),
    description: t.exposeString('description'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      resolve: ({ categoryId }, _, context) => loadCategory(context, categoryId),
    }),
    times: t.exposeInt('times'),
  }),
})

const PreviewedTransactionObject = builder.objectRef<PreviewedTransaction>('PreviewedTransaction').implement({
  fields: (t) => ({
    transaction: t.expose('transaction', { type: TransactionObject }),
    changes: t.exposeBoolean('changes', { description: 'The rule would change it.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'A person has set its category: that stays.' }),
  }),
})

const RulePreviewObject = builder.objectRef<RulePreview>('RulePreview').implement({
  description: 'What a rule would do to what is in the books already.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many it holds for.' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    changing: t.exposeInt('changing', { description: 'How many of them it would change.' }),
    locked: t.exposeInt('locked', { description: 'How many keep the category that a person has set.' }),
    first: t.expose('first', { type: [PreviewedTransactionObject], description: 'The newest 10.' }),
    limitedTo: t.exposeInt('limitedTo', { nullable: true, description: 'Only so many of the newest were compared.' }),
  }),
})

builder.queryField('rules', (t) =>
  t.field({
    type: [RuleObject],
    rule: 'ledger:read',
    description: 'In their order: the first one that sets a category does so.',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listRules(tenant),
  }),
)

builder.queryField('rule', (t) =>
  t.field({
    type: RuleObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getRule(tenant, id),
  }),
)

builder.queryField('rulePreview', (t) =>
  t.field({
    type: RulePreviewObject,
    rule: 'ledger:read',
    extensions: { work: 100 },
    args: {
      input: t.arg({ type: RuleInput }),
      id: t.arg.id({ required: false, description: 'Of the rule that is changed.' }),
    },
    resolve: (_, { input, id }, { tenant }) => previewRule(tenant, input, id ?? null),
  }),
)

builder.queryField('ruleSuggestions', (t) =>
  t.field({
    type: [RuleSuggestionObject],
    rule: 'ledger:read',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listRuleSuggestions(tenant),
  }),
)

const loadSuggestion = createLoader(
  (context, ids) => findSuggestionsFor(context.tenant, ids),
  ({ transactionId }) => transactionId,
  ([suggestion]): RuleSuggestion | null => suggestion ?? null,
)

builder.objectField(TransactionObject, 'suggestedRule', (t) =>
  t.field({
    type: RuleSuggestionObject,
    nullable: true,
    description: 'Where its category was just corrected, and the same was done before.',
    resolve: ({ id }, _, context) => loadSuggestion(context, id),
  }),
)

builder.objectFields(LedgerChangesObject, (t) => ({
  rules: t.field({
    type: [RuleObject],
    extensions: { length: 50 },
    resolve: (_, __, context) => throttleMessages(context, () => listRules(context.tenant)),
  }),
  ruleSuggestions: t.field({
    type: [RuleSuggestionObject],
    extensions: { length: 50 },
    resolve: (_, __, context) => throttleMessages(context, () => listRuleSuggestions(context.tenant)),
  }),
}))

followKinds('rule')
