import { listWebhooks, type Webhook } from '../../server/webhooks/settings/read.ts'
import { subscribeToWebhooks } from '../../server/webhooks/settings/subscribe.ts'
import {
  createWebhook,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
  type WebhookWithSecret,
} from '../../server/webhooks/settings/write.ts'
import { builder } from '../builder.ts'
import { EventKindEnum } from '../history/changes.ts'
import { ChangeActionEnum } from '../ledger/ledger.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'

const WebhookStateEnum = builder.enumType('WebhookState', {
  description:
    'PAUSED: a member disabled the webhook. GONE: the receiver answered with status 410. FAILING: no event was accepted for 5 days.',
  values: ['ENABLED', 'PAUSED', 'GONE', 'FAILING'] as const,
})

const WebhookObject = builder.objectRef<Webhook>('Webhook').implement({
  description:
    'An address that receives the organization’s changes as signed events, in order. It receives what an Admin can see.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    kinds: t.expose('kinds', {
      type: [EventKindEnum],
      description: 'The kinds of records whose changes are sent. An empty list means all.',
    }),
    actions: t.expose('actions', { type: [ChangeActionEnum], description: 'An empty list means all.' }),
    categoryIds: t.exposeIDList('categoryIds', {
      description: 'Only changes of records with one of these categories are sent. An empty list means all records.',
    }),
    state: t.expose('state', { type: WebhookStateEnum }),
    stoppedAt: t.expose('stoppedAt', { type: 'DateTime', nullable: true }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The first failed attempt since the last delivery.',
    }),
    formerSecretEndsAt: t.expose('formerSecretEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time until which events are also signed with the former secret.',
    }),
    createdBy: t.field({
      type: MemberProfileObject,
      resolve: ({ createdBy }, _, context) => loadMemberProfile(context, createdBy),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const WebhookWithSecretObject = builder.objectRef<WebhookWithSecret>('WebhookWithSecret').implement({
  fields: (t) => ({
    webhook: t.expose('webhook', { type: WebhookObject }),
    secret: t.exposeString('secret', {
      description: 'The secret that verifies the signatures of events. Only this response contains it.',
    }),
  }),
})

const NewWebhookInput = builder.inputType('NewWebhookInput', {
  fields: (t) => ({
    name: t.string(),
    url: t.string({ description: 'An address that begins with https://.' }),
    kinds: t.field({ type: [EventKindEnum], required: false }),
    actions: t.field({ type: [ChangeActionEnum], required: false }),
    categoryIds: t.idList({ required: false }),
  }),
})

const WebhookChangesInput = builder.inputType('WebhookChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({
    name: t.string({ required: false }),
    url: t.string({ required: false }),
    kinds: t.field({ type: [EventKindEnum], required: false }),
    actions: t.field({ type: [ChangeActionEnum], required: false }),
    categoryIds: t.idList({ required: false }),
    isEnabled: t.boolean({ required: false, description: 'True continues with the first event that was not sent.' }),
  }),
})

builder.queryField('webhooks', (t) =>
  t.field({
    type: [WebhookObject],
    rule: 'organization:manage',
    description: 'The organization’s webhooks, oldest first.',
    extensions: { length: 20 },
    resolve: (_, __, { tenant }) => listWebhooks(tenant),
  }),
)

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: WebhookWithSecretObject,
    rule: 'organization:manage',
    description: 'Creates a webhook, which receives all later changes that it selects. The limit is 20.',
    args: { input: t.arg({ type: NewWebhookInput }) },
    resolve: (_, { input }, { tenant, services }) => createWebhook(tenant, services, input),
  }),
)

builder.mutationField('updateWebhook', (t) =>
  t.field({
    type: WebhookObject,
    rule: 'organization:manage',
    description: 'Changes, disables or enables a webhook.',
    args: { id: t.arg.id(), changes: t.arg({ type: WebhookChangesInput }) },
    resolve: (_, { id, changes }, { tenant, services }) => updateWebhook(tenant, services, id, changes),
  }),
)

builder.mutationField('deleteWebhook', (t) =>
  t.field({
    type: 'ID',
    rule: 'organization:manage',
    description: 'Deletes a webhook and its delivery log. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteWebhook(tenant, id),
  }),
)

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: WebhookWithSecretObject,
    rule: 'organization:manage',
    description: 'Creates another secret. For a day, events have signatures of the former and the new secret.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => rotateSecret(tenant, services, id),
  }),
)

builder.subscriptionField('webhooksChanged', (t) =>
  t.field({
    type: [WebhookObject],
    rule: 'organization:manage',
    description: 'The organization’s webhooks, sent immediately and after each change.',
    subscribe: (_, __, { tenant, services, signal }) => subscribeToWebhooks(tenant, services, signal),
    resolve: (webhooks) => webhooks,
  }),
)
