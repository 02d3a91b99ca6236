import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { returnedId } from '../shapes/common.ts'
import { delivery, webhook, webhookWithSecret } from '../shapes/webhooks.ts'

const selection = {
  kinds: optional('eventKinds', 'The kinds of records, default all'),
  actions: optional('actions', 'The kinds of changes, default all'),
  category_ids: optional('ids', 'Only records with one of these categories'),
}

export const webhooksRoutes = [
  route('GET /webhooks', query('webhooks', webhook), {
    summary: 'Lists the webhooks; for Owners and Admins',
  }),

  route('POST /webhooks', mutation('createWebhook', webhookWithSecret), {
    summary: 'Creates a webhook, which receives later changes as signed events; only this response contains the secret',
    body: { name: required('text'), url: required('text', 'An address that begins with https://'), ...selection },
    status: 201,
  }),

  route('PUT /webhooks/{id}', mutation('updateWebhook', webhook), {
    summary: 'Changes, disables or enables a webhook',
    example: { enabled: false },
    body: {
      name: optional('text'),
      url: optional('text'),
      ...selection,
      enabled: optional('boolean', 'true continues with the first event that was not sent'),
    },
    names: { isEnabled: 'enabled' },
  }),

  route('DELETE /webhooks/{id}', mutation('deleteWebhook', returnedId), {
    summary: 'Deletes a webhook and its delivery log',
  }),

  route('POST /webhooks/{id}/rotate-secret', mutation('rotateWebhookSecret', webhookWithSecret), {
    summary: 'Creates another secret; for a day, events have signatures of the former and the new one',
  }),

  route('POST /webhooks/{id}/test', mutation('testWebhook', delivery), {
    summary: 'Sends a test event, once',
  }),

  route('GET /webhooks/{id}/deliveries', query('webhookDeliveries', page(delivery)), {
    summary: 'Lists the deliveries of the last 30 days, newest first',
    query: {
      limit: optional('integer', '1 to 100, default 50'),
      cursor: optional('text', 'The next_cursor of the previous page'),
    },
    names: { webhookId: 'id', first: 'limit', after: 'cursor' },
  }),

  route('POST /webhook-deliveries/{id}/replay', mutation('replayWebhookDelivery', delivery), {
    summary: 'Sends an event again, once, with the same message ID',
  }),
]
