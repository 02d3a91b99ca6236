import { msg } from '@lingui/core/runtime-macro'
import { sql, type Updateable } from 'kysely'
import type { OutgoingRequests } from '../../adapters/outgoing-requests.ts'
import { OutgoingRequestError } from '../../adapters/outgoing-targets.ts'
import { AppError, ensure } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { ChangeAction, Webhooks } from '../../platform/database/tables.ts'
import type { EventKind } from '../../platform/records/kinds-generated.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { notifyWebhooksChanged, scheduleWebhook } from './notify.ts'
import { requireWebhook, type Webhook } from './read.ts'
import { addSecret } from './secrets.ts'

export interface WebhookServices {
  outgoing: OutgoingRequests
  signer: Signer
}

export interface WebhookChanges {
  name?: string | null
  url?: string | null
  kinds?: readonly EventKind[] | null
  actions?: readonly ChangeAction[] | null
  categoryIds?: readonly string[] | null
  isEnabled?: boolean | null
}

/** Only this response contains the secret. */
export interface WebhookWithSecret {
  webhook: Webhook
  secret: string
}

const maxWebhooks = 20

/**
 * Creates a webhook, which receives all later changes.
 * @throws AppError INVALID_INPUT; CONFLICT when the organization has 20 webhooks
 */
export function createWebhook(
  tenant: Tenant,
  { outgoing, signer }: WebhookServices,
  input: WebhookChanges & { name: string; url: string },
): Promise<WebhookWithSecret> {
  return tenant.write(async (db) => {
    const values = await validate(db, outgoing, input)
    // Two requests count one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('webhooks'), hashtext(current_organization()::text))`.execute(db)
    const { count } = await db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= maxWebhooks) {
      throw new AppError('CONFLICT', msg`An organization can have ${{ maxWebhooks }} webhooks. Delete one first.`)
    }
    const { id } = await db
      .insertInto('webhooks')
      .values({ ...values, name: values.name ?? '', url: values.url ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('webhookCursors')
      .values({ webhookId: id, number: db.selectFrom('streams').select('lastNumber') })
      .execute()
    const secret = await addSecret(db, signer, id)
    // A change that was recorded before this commit has enqueued no job for it.
    await scheduleWebhook(db, id)
    await notifyWebhooksChanged(db)
    return { webhook: await requireWebhook(db, id), secret }
  })
}

/**
 * Changes a webhook. A change of its address and enabling it retry the event that waits for its next attempt.
 * @throws AppError NOT_FOUND; INVALID_INPUT
 */
export function updateWebhook(
  tenant: Tenant,
  { outgoing }: WebhookServices,
  id: string,
  changes: WebhookChanges,
): Promise<Webhook> {
  return tenant.write(async (db) => {
    const known = await requireWebhook(db, id)
    const values = await validate(db, outgoing, changes)
    if (changes.isEnabled === true) Object.assign(values, { stopped: null, stoppedAt: null })
    if (changes.isEnabled === false && known.state === 'ENABLED') {
      Object.assign(values, { stopped: 'PAUSED', stoppedAt: sql`now()` })
    }
    if (Object.keys(values).length > 0) await db.updateTable('webhooks').set(values).where('id', '=', id).execute()
    if (changes.isEnabled === true || values.url !== undefined) await retryNow(db, id)
    await notifyWebhooksChanged(db)
    return requireWebhook(db, id)
  })
}

/** @returns the id of the webhook */
export function deleteWebhook(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    await requireWebhook(db, id)
    await db.deleteFrom('webhooks').where('id', '=', id).execute()
    await notifyWebhooksChanged(db)
    return id
  })
}

/** Creates another secret. Events have signatures of both for a day. */
export function rotateSecret(tenant: Tenant, { signer }: WebhookServices, id: string): Promise<WebhookWithSecret> {
  return tenant.write(async (db) => {
    await requireWebhook(db, id)
    const secret = await addSecret(db, signer, id)
    await db.updateTable('webhooks').set({ secretChangedAt: sql`clock_timestamp()` }).where('id', '=', id).execute()
    await notifyWebhooksChanged(db)
    return { webhook: await requireWebhook(db, id), secret }
  })
}

/** Makes the event that waits for its next attempt due. A change of its address starts the count of days again. */
async function retryNow(db: WriteDb, id: string): Promise<void> {
  await db.updateTable('webhookCursors').set({ failingSince: null }).where('webhookId', '=', id).execute()
  await makePendingDue(db, id)
  await scheduleWebhook(db, id)
}

/** The event that waits for its next attempt is sent now. */
export async function makePendingDue(db: WriteDb, webhookId: string): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ dueAt: sql`now()` })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'PENDING')
    .where('cause', '=', 'CHANGE')
    .execute()
}

async function validate(db: WriteDb, outgoing: OutgoingRequests, input: WebhookChanges): Promise<Updateable<Webhooks>> {
  const name = input.name == null ? undefined : plainName(input.name)
  ensure({
    name: name === undefined || nameRule(name),
    url: input.url == null || addressRule(outgoing, input.url),
    categoryIds: input.categoryIds == null || (await categoriesRule(db, input.categoryIds)),
  })
  return {
    ...(name !== undefined && { name }),
    ...(input.url != null && { url: new URL(input.url).href }),
    ...(input.kinds && { kinds: [...new Set(input.kinds)] }),
    ...(input.actions && { actions: [...new Set(input.actions)] }),
    ...(input.categoryIds && { categoryIds: [...new Set(input.categoryIds)] }),
  }
}

function nameRule(name: string): true | Text {
  return (checkName(name) === true && [...name].length <= 60) || msg`Enter a name of 1 to 60 characters.`
}

function addressRule(outgoing: OutgoingRequests, url: string): true | Text {
  try {
    outgoing.check(url)
    return true
  } catch (error) {
    if (!(error instanceof OutgoingRequestError)) throw error
    return error.failure === 'address_not_public'
      ? msg`This address isn't public. The operator of this server can allow it with WEBHOOK_ALLOW.`
      : msg`Enter an address that begins with https://, without a user name or password.`
  }
}

async function categoriesRule(db: WriteDb, ids: readonly string[]): Promise<true | Text> {
  if (ids.length === 0) return true
  const found = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute()
  return found.length === new Set(ids).size || msg`One of these categories doesn't exist or was deleted.`
}
