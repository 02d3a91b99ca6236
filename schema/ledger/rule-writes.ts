import { applyToExisting } from '../../server/ledger/rules/apply.ts'
import { listRules } from '../../server/ledger/rules/read.ts'
import { declineRuleSuggestion } from '../../server/ledger/rules/suggestions.ts'
import { createRule, deleteRule, enableRule, orderRules, updateRule } from '../../server/ledger/rules/write.ts'
import { builder } from '../builder.ts'
import { RuleInput, RuleObject } from './rules.ts'

builder.mutationField('createRule', (t) =>
  t.field({
    type: RuleObject,
    rule: 'plans:write',
    description: 'Creates a rule at the end of the list.',
    args: { input: t.arg({ type: RuleInput }) },
    resolve: (_, { input }, { tenant }) => createRule(tenant, input),
  }),
)

builder.mutationField('updateRule', (t) =>
  t.field({
    type: RuleObject,
    rule: 'plans:write',
    args: { id: t.arg.id(), input: t.arg({ type: RuleInput }), version: t.arg.int({ required: false }) },
    resolve: (_, { id, input, version }, { tenant }) => updateRule(tenant, id, input, version),
  }),
)

builder.mutationField('enableRule', (t) =>
  t.field({
    type: RuleObject,
    rule: 'plans:write',
    args: { id: t.arg.id(), enabled: t.arg.boolean() },
    resolve: (_, { id, enabled }, { tenant }) => enableRule(tenant, id, enabled),
  }),
)

builder.mutationField('deleteRule', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'Deletes a rule. The fields that it set are kept. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteRule(tenant, id),
  }),
)

builder.mutationField('orderRules', (t) =>
  t.field({
    type: [RuleObject],
    rule: 'plans:write',
    description: 'Sorts the rules. Rules that are not listed follow at the end.',
    extensions: { length: 50 },
    args: { ids: t.arg.idList() },
    resolve: async (_, { ids }, { tenant }) => {
      await orderRules(tenant, ids)
      return listRules(tenant)
    },
  }),
)

builder.mutationField('applyRule', (t) =>
  t.int({
    rule: 'transactions:write',
    description:
      'Applies a rule to existing transactions, up to 10,000 at a time. What a person has set stays. ' +
      'Answers how many it has changed.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => applyToExisting(tenant, id),
  }),
)

builder.mutationField('declineRuleSuggestion', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'Dismisses a suggested rule permanently, or reverses the dismissal.',
    args: { id: t.arg.id(), declined: t.arg.boolean({ required: false, defaultValue: true }) },
    resolve: (_, { id, declined }, { tenant }) => declineRuleSuggestion(tenant, id, declined ?? true),
  }),
)
