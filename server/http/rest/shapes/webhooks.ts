import { fieldsAt, nested, shape } from '../shape.ts'
import { reference } from './common.ts'

export const webhook = shape('Webhook', {
  id: 'id',
  name: 'name',
  url: 'url',
  kinds: 'kinds',
  actions: 'actions',
  category_ids: 'categoryIds',
  state: 'state',
  stopped_at: 'stoppedAt',
  failing_since: 'failingSince',
  former_secret_ends_at: 'formerSecretEndsAt',
  created_by: nested('createdBy', reference),
  created_at: 'createdAt',
})

export const webhookWithSecret = shape('WebhookWithSecret', { ...fieldsAt('webhook', webhook), secret: 'secret' })

export const delivery = shape('WebhookDelivery', {
  id: 'id',
  cause: 'cause',
  message_id: 'messageId',
  type: 'type',
  number: 'number',
  record_id: 'recordId',
  state: 'state',
  attempts: 'attempts',
  status: 'status',
  failure: 'failure',
  duration_ms: 'durationMs',
  due_at: 'dueAt',
  created_at: 'createdAt',
  ended_at: 'endedAt',
})
