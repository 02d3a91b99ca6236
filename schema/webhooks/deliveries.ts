import {
  type Delivery,
  listDeliveries,
  replayDelivery,
  testWebhook,
} from '../../server/webhooks/settings/deliveries.ts'
import { explainFailure } from '../../server/webhooks/settings/failure-texts.ts'
import { subscribeToDeliveries } from '../../server/webhooks/settings/subscribe.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'

const DeliveryCauseEnum = builder.enumType('DeliveryCause', {
  description: 'GAP: events that are no longer available were skipped.',
  values: ['CHANGE', 'REPLAY', 'TEST', 'GAP'] as const,
})

const DeliveryStateEnum = builder.enumType('DeliveryState', {
  description: 'FAILED: all attempts failed, and the next event was sent.',
  values: ['PENDING', 'DELIVERED', 'FAILED', 'SKIPPED'] as const,
})

const DeliveryObject = builder.objectRef<Delivery>('WebhookDelivery').implement({
  description: 'An event in the delivery log of a webhook, which keeps 30 days.',
  fields: (t) => ({
    id: t.exposeID('id'),
    cause: t.expose('cause', { type: DeliveryCauseEnum }),
    messageId: t.exposeString('messageId', {
      description: 'The header webhook-id, which is the same for all attempts and replays.',
    }),
    type: t.exposeString('type', { description: 'The type of the event, such as transaction.created.' }),
    number: t.float({
      nullable: true,
      description: 'The number of the change in the organization’s change stream.',
      resolve: ({ number }) => (number === null ? null : Number(number)),
    }),
    recordId: t.exposeID('recordId', { nullable: true }),
    state: t.expose('state', { type: DeliveryStateEnum }),
    attempts: t.exposeInt('attempts', { description: 'The number of attempts, of which there are at most 8.' }),
    status: t.exposeInt('status', { nullable: true, description: 'The HTTP status of the last attempt.' }),
    failure: t.string({
      nullable: true,
      description: 'The reason why the last attempt failed, as a sentence.',
      resolve: explainFailure,
    }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'The duration of the last attempt.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'The time of the next attempt of a pending event.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
})

const DeliveryEdgeObject = builder.objectRef<{ cursor: string; node: Delivery }>('WebhookDeliveryEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: DeliveryObject }) }),
})

const DeliveryConnectionObject = builder.objectRef<Connection<Delivery>>('WebhookDeliveryConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [DeliveryEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

builder.queryField('webhookDeliveries', (t) =>
  t.field({
    type: DeliveryConnectionObject,
    rule: 'organization:manage',
    description: 'The delivery log of a webhook, newest first.',
    args: {
      webhookId: t.arg.id(),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { webhookId, first, after }, { tenant }) =>
      connectionOf(await listDeliveries(tenant, webhookId, { first: pageSizeOf(first), after }), ({ id }) => id),
  }),
)

builder.mutationField('testWebhook', (t) =>
  t.field({
    type: DeliveryObject,
    rule: 'organization:manage',
    description: 'Sends a test event, once. A test that succeeds retries the event that waits for its next attempt.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => testWebhook(tenant, id),
  }),
)

builder.mutationField('replayWebhookDelivery', (t) =>
  t.field({
    type: DeliveryObject,
    rule: 'organization:manage',
    description: 'Sends an event of the log again, once, with the same message ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => replayDelivery(tenant, id),
  }),
)

builder.subscriptionField('webhookDeliveriesChanged', (t) =>
  t.field({
    type: [DeliveryObject],
    rule: 'organization:manage',
    description: 'The newest 20 deliveries of a webhook, sent immediately and after each change.',
    args: { webhookId: t.arg.id() },
    subscribe: (_, { webhookId }, { tenant, services, signal }) =>
      subscribeToDeliveries(tenant, services, webhookId, signal),
    resolve: (deliveries) => deliveries,
  }),
)
