import { render } from '../../server/base/text.ts'
import { type Plan, plans } from '../../server/people/billing/plans.ts'
import { type Billing, getBilling, type PlanPeriod, type Usage } from '../../server/people/billing/read.ts'
import { changePlan, startTrial } from '../../server/people/billing/write.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'
import { throttleMessages } from '../throttle.ts'

export const PlanKeyEnum = builder.enumType('PlanKey', {
  values: enumValues(plans.map(({ key }) => key)),
})

export const PlanPeriodEnum = builder.enumType('PlanPeriod', {
  values: enumValues<PlanPeriod>(['month', 'year']),
})

const PlanObject = builder.objectRef<Plan>('Plan').implement({
  description: 'The limits of a plan. Null means no limit.',
  fields: (t) => ({
    key: t.expose('key', { type: PlanKeyEnum }),
    name: t.string({ resolve: ({ name }) => render(name) }),
    pricePerMonth: t.int({
      description: 'The price per month in whole US dollars.',
      resolve: ({ price }) => price.month,
    }),
    pricePerYear: t.int({
      description: 'The price per year in whole US dollars.',
      resolve: ({ price }) => price.year,
    }),
    organizations: t.exposeInt('organizations', {
      nullable: true,
      description: 'The number of organizations that one user may own.',
    }),
    writers: t.exposeInt('writers', { nullable: true, description: 'The number of members who can write.' }),
    viewers: t.exposeInt('viewers', { nullable: true }),
    credits: t.exposeInt('credits', { nullable: true, description: 'AI credits per user and month.' }),
    storageMegabytes: t.exposeInt('storageMegabytes', { nullable: true }),
  }),
})

const BillingUsageObject = builder.objectRef<Usage>('BillingUsage').implement({
  fields: (t) => ({
    writers: t.exposeInt('writers', { description: 'Members who can write, and open invitations with such a role.' }),
    viewers: t.exposeInt('viewers', { description: 'Viewers and open invitations with that role.' }),
    organizationsOwned: t.exposeInt('organizationsOwned', { description: 'The number of organizations that you own.' }),
    credits: t.exposeInt('credits', { description: 'The AI credits that you have used this month.' }),
    creditsLimit: t.exposeInt('creditsLimit'),
    storageMegabytes: t.field({
      type: 'Decimal',
      description: 'The storage used in megabytes, with one decimal.',
      resolve: ({ storageBytes }) => (Number(storageBytes) / 1_048_576).toFixed(1),
    }),
  }),
})

const BillingObject = builder.objectRef<Billing>('Billing').implement({
  description: 'The plan of the active organization and its usage. Only Owners see it.',
  fields: (t) => ({
    plan: t.expose('plan', { type: PlanObject }),
    period: t.expose('period', { type: PlanPeriodEnum, nullable: true }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    isTrial: t.exposeBoolean('isTrial'),
    isReadOnly: t.exposeBoolean('isReadOnly'),
    canStartTrial: t.exposeBoolean('canStartTrial'),
    choices: t.field({
      type: [PlanObject],
      description: 'The plans that can be chosen. Empty on a self-hosted server.',
      resolve: ({ choices }) => [...choices],
    }),
    payAt: t.exposeString('payAt', {
      nullable: true,
      description:
        'The address where you pay for the plan you chose, before it becomes active. Null if no payment is needed.',
    }),
    usage: t.expose('usage', { type: BillingUsageObject }),
  }),
})

builder.queryField('billing', (t) =>
  t.field({
    type: BillingObject,
    rule: 'billing:read',
    resolve: (_, __, { tenant, services }) => getBilling(tenant, services.operatorSettings),
  }),
)

builder.mutationField('changePlan', (t) =>
  t.field({
    type: BillingObject,
    rule: 'organization:own',
    args: {
      plan: t.arg({ type: PlanKeyEnum }),
      period: t.arg({ type: PlanPeriodEnum }),
      previewedAt: t.arg({
        type: 'DateTime',
        required: false,
        description: 'The `at` of the preview whose amounts you accept.',
      }),
    },
    resolve: (_, { plan, period, previewedAt }, { tenant, services }) =>
      changePlan(tenant, services, plan, period, previewedAt ?? null),
  }),
)

builder.mutationField('startTrial', (t) =>
  t.field({
    type: BillingObject,
    rule: 'organization:own',
    description: 'Starts a 30-day trial without a card, once for each organization.',
    args: { plan: t.arg({ type: PlanKeyEnum }) },
    resolve: (_, { plan }, { tenant, services }) => startTrial(tenant, services.operatorSettings, plan),
  }),
)

builder.objectField(LedgerChangesObject, 'billing', (t) =>
  t.field({
    type: BillingObject,
    nullable: true,
    description: 'Null for members who are not Owners.',
    resolve: (_, __, context) => {
      const { tenant, services } = context
      return tenant.may('billing:read')
        ? throttleMessages(context, () => getBilling(tenant, services.operatorSettings))
        : null
    },
  }),
)
