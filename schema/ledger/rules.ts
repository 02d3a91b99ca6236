import { getRule, listRules, type Rule, textMatches } from '../../server/ledger/rules/read.ts'
import { findSuggestionsFor, listRuleSuggestions, type RuleSuggestion } from '../../server/ledger/rules/suggestions.ts'
import {
  type PreviewedTransaction,
  previewRule,
  type RulePreview,
} from '../../server/ledger/transactions/rule-preview.ts'
import { builder } from '../builder.ts'
import { createLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { LedgerChangesObject } from './ledger.ts'
import { loadTags, TagObject } from './tags.ts'
import { TransactionObject } from './transactions.ts'

const TextMatchEnum = builder.enumType('TextMatch', {
  description: 'The comparison of descriptions, which ignores accents and letter case.',
  values: textMatches,
})

export const RuleObject = builder.objectRef<Rule>('Rule').implement({
  description: 'An automatic change of transactions that no user entered and that match all conditions.',
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
      description: 'The category that the rule sets. Null if the category was deleted.',
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    tags: t.field({
      type: [TagObject],
      extensions: { length: 2 },
      resolve: ({ tagIds }, _, context) => loadTags(context, tagIds),
    }),
    marksReviewed: t.exposeBoolean('marksReviewed'),
    payee: t.exposeString('payee', { nullable: true, description: 'The payee that the rule sets.' }),
    isEnabled: t.exposeBoolean('isEnabled'),
    version: t.exposeInt('version'),
  }),
})

export const RuleInput = builder.inputType('RuleInput', {
  description: 'A complete rule. A text or an amount as condition, and at least one action, are required.',
  fields: (t) => ({
    text: t.string({ required: false }),
    match: t.field({ type: TextMatchEnum, required: false, defaultValue: 'CONTAINS' }),
    min: t.field({ type: 'Decimal', required: false, description: 'The amount in the organization currency.' }),
    max: t.field({ type: 'Decimal', required: false }),
    type: t.field({ type: CategoryTypeEnum, required: false }),
    categoryId: t.id({ required: false }),
    tagIds: t.idList({ required: false }),
    marksReviewed: t.boolean({ required: false, defaultValue: false }),
    payee: t.string({ required: false, description: 'The payee to set.' }),
    isEnabled: t.boolean({ required: false }),
  }),
})

const RuleSuggestionObject = builder.objectRef<RuleSuggestion>('RuleSuggestion').implement({
  description: 'A rule suggested because users made the same correction twice.',
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
    changes: t.exposeBoolean('changes', { description: 'True if the rule would change the transaction.' }),
    isLocked: t.exposeBoolean('isLocked', {
      description: 'True if a user set the category, which the rule then keeps.',
    }),
  }),
})

const RulePreviewObject = builder.objectRef<RulePreview>('RulePreview').implement({
  description: 'The effect that a rule would have on existing transactions.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of matching transactions.' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    changing: t.exposeInt('changing', {
      description: 'The number of matching transactions that the rule would change.',
    }),
    locked: t.exposeInt('locked', {
      description: 'The number of matching transactions that keep a category set by a user.',
    }),
    first: t.expose('first', { type: [PreviewedTransactionObject], description: 'The newest 10 transactions.' }),
    limitedTo: t.exposeInt('limitedTo', {
      nullable: true,
      description: 'The number of newest transactions that were compared, if not all were.',
    }),
  }),
})

builder.queryField('rules', (t) =>
  t.field({
    type: [RuleObject],
    rule: 'ledger:read',
    description: 'The rules in their order. The first matching rule that sets a category wins.',
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
      id: t.arg.id({ required: false, description: 'The ID of the rule, if you edit an existing one.' }),
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
    description: 'The suggestion after a category correction that was also made before.',
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
