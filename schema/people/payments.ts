import type { PlanOrder } from '../../server/adapters/payments.ts'
import { buyCredits, openPortal } from '../../server/people/billing/payments/checkout.ts'
import {
  type CreditPack,
  getPayments,
  type IssuedInvoice,
  type Payments,
} from '../../server/people/billing/payments/read.ts'
import { cancelSubscription, resumeSubscription } from '../../server/people/billing/payments/request.ts'
import {
  type PlanChangePreview,
  previewPlanChange,
  subscribeToPayments,
} from '../../server/people/billing/payments/subscribe.ts'
import type { PlanKey } from '../../server/people/billing/plans.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { MoneyObject } from '../scalars.ts'
import { PlanKeyEnum, PlanPeriodEnum } from './billing.ts'

const PaymentStatusEnum = builder.enumType('PaymentStatus', {
  values: enumValues<Payments['status']>(['NONE', 'ACTIVE', 'PAST_DUE', 'ENDED']),
})

const PaymentRequestEnum = builder.enumType('PaymentRequest', {
  values: enumValues<NonNullable<Payments['pending']>>(['CHANGE', 'CANCEL', 'RESUME']),
})

const PaymentRefusalEnum = builder.enumType('PaymentRefusal', {
  values: enumValues<NonNullable<Payments['refusal']>>(['DECLINED', 'TOO_SMALL', 'NO_ANSWER']),
})

const InvoiceStatusEnum = builder.enumType('InvoiceStatus', {
  values: enumValues<IssuedInvoice['status']>(['OPEN', 'PAID', 'UNCOLLECTIBLE', 'VOID']),
})

const NextInvoiceObject = builder.objectRef<NonNullable<Payments['nextInvoice']>>('NextInvoice').implement({
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyObject }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

const InvoiceObject = builder.objectRef<IssuedInvoice>('Invoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { nullable: true }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    amount: t.expose('amount', { type: MoneyObject }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    url: t.exposeString('url', { nullable: true, description: 'The page where it can be paid and downloaded.' }),
  }),
})

const CreditPackObject = builder.objectRef<CreditPack>('CreditPack').implement({
  description: 'AI credits that were bought. They are used after the monthly allowance.',
  fields: (t) => ({
    id: t.exposeID('id'),
    credits: t.exposeInt('credits'),
    left: t.exposeInt('left'),
    boughtAt: t.expose('boughtAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const PaymentsObject = builder.objectRef<Payments>('Payments').implement({
  description: 'The subscription of the active organization, its invoices and its AI credit packs. Only Owners see it.',
  fields: (t) => ({
    status: t.expose('status', { type: PaymentStatusEnum }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of a cancelled plan or of the grace period. Null if the plan renews.',
    }),
    nextInvoice: t.expose('nextInvoice', { type: NextInvoiceObject, nullable: true }),
    pending: t.expose('pending', {
      type: PaymentRequestEnum,
      nullable: true,
      description: 'The request that the payment service has not yet answered.',
    }),
    refusal: t.expose('refusal', {
      type: PaymentRefusalEnum,
      nullable: true,
      description: 'The reason why the last request was not fulfilled.',
    }),
    payChangeAt: t.exposeString('payChangeAt', {
      nullable: true,
      description: 'The page where a change of plan that waits for its payment can be paid.',
    }),
    invoices: t.field({
      type: [InvoiceObject],
      extensions: { length: 24 },
      description: 'The newest 24.',
      resolve: ({ invoices }) => invoices,
    }),
    packs: t.field({
      type: [CreditPackObject],
      extensions: { length: 10 },
      description: 'The packs that have not expired, in the order in which they are used.',
      resolve: ({ packs }) => packs,
    }),
  }),
})

const PlanChangePreviewObject = builder.objectRef<PlanChangePreview>('PlanChangePreview').implement({
  fields: (t) => ({
    due: t.expose('due', {
      type: MoneyObject,
      description:
        'The amount that is charged now. Zero if the credit covers it; the rest is credited to later invoices.',
    }),
    credit: t.expose('credit', { type: MoneyObject, description: 'The unused part of earlier payments.' }),
    charge: t.expose('charge', { type: MoneyObject, description: 'The price of the new plan for this period.' }),
    at: t.expose('at', { type: 'DateTime', description: 'Send it with `changePlan` to be charged these amounts.' }),
  }),
})

builder.queryField('payments', (t) =>
  t.field({
    type: PaymentsObject,
    nullable: true,
    rule: 'organization:own',
    description: 'Null on a server where plans change without a payment.',
    resolve: (_, __, { tenant, services }) => getPayments(tenant, services),
  }),
)

builder.subscriptionField('paymentsChanged', (t) =>
  t.field({
    type: PaymentsObject,
    nullable: true,
    rule: 'organization:own',
    description: 'The payments, sent immediately and after each change.',
    subscribe: (_, __, { tenant, services, signal }) => subscribeToPayments(tenant, services, signal),
    resolve: (payments) => payments,
  }),
)

builder.subscriptionField('planChangePreview', (t) =>
  t.field({
    type: PlanChangePreviewObject,
    rule: 'organization:own',
    description: 'The costs of a change of plan or period, sent once. The payment service computes the amounts.',
    args: { plan: t.arg({ type: PlanKeyEnum }), period: t.arg({ type: PlanPeriodEnum }) },
    subscribe: (_, { plan, period }, { tenant, services }) =>
      previewPlanChange(tenant, services, { plan: plan satisfies PlanKey, period } satisfies PlanOrder),
    resolve: (preview) => preview,
  }),
)

builder.mutationField('cancelSubscription', (t) =>
  t.field({
    type: PaymentsObject,
    rule: 'organization:own',
    description: 'Cancels the subscription at the end of its period.',
    resolve: (_, __, { tenant, services }) => cancelSubscription(tenant, services),
  }),
)

builder.mutationField('resumeSubscription', (t) =>
  t.field({
    type: PaymentsObject,
    rule: 'organization:own',
    description: 'Continues a subscription that was cancelled and has not ended.',
    resolve: (_, __, { tenant, services }) => resumeSubscription(tenant, services),
  }),
)

builder.mutationField('openCustomerPortal', (t) =>
  t.field({
    type: 'String',
    rule: 'organization:own',
    description: 'Returns an address that is valid for 5 minutes, where you manage cards and invoices.',
    resolve: (_, __, { tenant, services }) => openPortal(tenant, services),
  }),
)

builder.mutationField('buyCredits', (t) =>
  t.field({
    type: 'String',
    rule: 'organization:own',
    description: 'Returns an address that is valid for 5 minutes, where you pay for 100 AI credits that last a year.',
    resolve: (_, __, { tenant, services }) => buyCredits(tenant, services),
  }),
)
