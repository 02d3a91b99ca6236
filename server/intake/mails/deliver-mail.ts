import { sql } from 'kysely'
import type pg from 'pg'
import type { FileParser } from '../../adapters/file-parser.ts'
import type { MailboxSession } from '../../adapters/mailbox.ts'
import type { Storage } from '../../adapters/storage.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { openOrganization } from '../../platform/tenancy/organization-work.ts'
import { permissions } from '../../platform/tenancy/permissions.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { createTenant, type NotifySubscribers, type OperatorSettings } from '../../platform/tenancy/tenant.ts'
import { storable } from '../uploads/storable.ts'
import { maxUploadBytes } from '../uploads/upload-token.ts'
import { findMailSecrets, hashOfMailSecret, headerBytes } from './mail-secret.ts'
import type { MailHeader, parseMailHeader } from './parse-mail.ts'
import { receiveMail } from './receive-mail.ts'

export interface DeliveryServices {
  pool: pg.Pool
  storage: Storage
  parser: FileParser
  operatorSettings: OperatorSettings
  wake: NotifySubscribers
}

/** 'unknown' has no secret of an organization, and 'refused' comes from a sender who is not allowed. */
export type MailOutcome = 'added' | 'repeated' | 'refused' | 'unknown' | 'too_large' | 'unreadable'

interface Recipient {
  organizationId: string
  /** The member who adds the documents. */
  userId: string
  isAllowed: boolean
}

/** The size of the beginning of a message, in bytes. A message for no organization is fetched only so far. */
const firstBytes = 262_144

/**
 * Adds a message of the mailbox to the organizations whose secrets are in its addresses.
 * @returns an outcome for each organization; none for a message that is gone
 * @throws AppError for a limit of a plan or of credits
 */
export async function deliverMail(
  services: DeliveryServices,
  session: MailboxSession,
  messageId: number,
  address: string,
): Promise<MailOutcome[]> {
  const first = await session.fetch(messageId, firstBytes)
  if (!first) return []
  const header = headerBytes(first.bytes)
  const hashes = await filterKnown(services.pool, findMailSecrets(header, address).map(hashOfMailSecret))
  if (hashes.length === 0) return ['unknown']
  const parsed = await parseHeader(services.parser, header)
  if (!parsed) return ['unreadable']
  const mail = { header: parsed, ...first, session, messageId }
  const outcomes: MailOutcome[] = []
  for (const hash of hashes) {
    const recipient = await findRecipient(services.pool, hash, parsed.senderAddress)
    outcomes.push(recipient ? await deliverTo(services, recipient, mail) : 'unknown')
  }
  return outcomes
}

interface FetchedMail {
  header: MailHeader
  /** In bytes. */
  size: number
  /** The first bytes of the message. */
  bytes: Buffer
  session: MailboxSession
  messageId: number
}

async function deliverTo(services: DeliveryServices, recipient: Recipient, mail: FetchedMail): Promise<MailOutcome> {
  const { pool, wake } = services
  const { organizationId, userId, isAllowed } = recipient
  if (!isAllowed || mail.size > maxUploadBytes) {
    await countRefusal(services, organizationId, isAllowed ? undefined : mail.header.senderAddress)
    return isAllowed ? 'too_large' : 'refused'
  }
  const bytes = mail.bytes.length >= mail.size ? mail.bytes : await fetchAll(mail)
  const tenant = await createTenant(pool, { organizationId, userId, via: 'mail' }, undefined, wake)
  return (await receiveMail(tenant, services, bytes, mail.header)) ? 'added' : 'repeated'
}

async function fetchAll({ session, messageId, size }: FetchedMail): Promise<Buffer> {
  const all = await session.fetch(messageId, maxUploadBytes)
  if (!all || all.bytes.length < size) throw new Error('A message of the mailbox is shorter than its size.')
  return all.bytes
}

/** The header is parsed in the process that reads users' files. */
async function parseHeader(parser: FileParser, bytes: Buffer): Promise<MailHeader | undefined> {
  try {
    const { value } = await parser
      .parse<typeof parseMailHeader>('parseMailHeader', { bytes }, { size: bytes.length })
      .next()
    return storable(value)
  } catch (error) {
    if (error instanceof ReadingError && !error.isPassing) return undefined
    throw error
  }
}

/** A secret that no organization has starts no process. */
async function filterKnown(pool: pg.Pool, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const known: Buffer[] = []
  for (const hash of hashes) if (await findRecipient(pool, hash, '')) known.push(hash)
  return known
}

async function findRecipient(pool: pg.Pool, hash: Buffer, sender: string): Promise<Recipient | undefined> {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<Recipient>`select organization_id as "organizationId", user_id as "userId", is_allowed as "isAllowed"
      from find_mail_recipient(${hash}, ${sender}, ${[...permissions['documents:add']]}::role[])`.execute(db),
  )
  return rows[0]
}

/** @param sender undefined for a mail that is too large */
async function countRefusal({ pool, wake }: DeliveryServices, organizationId: string, sender: string | undefined) {
  const organization = await openOrganization(pool, organizationId, 'mail', wake)
  await organization.write((db) =>
    db
      .updateTable('mailAddresses')
      .set((eb) =>
        sender === undefined
          ? { tooLargeCount: eb('tooLargeCount', '+', 1) }
          : { refusedCount: eb('refusedCount', '+', 1), lastRefusedSender: sender, lastRefusedAt: new Date() },
      )
      .execute(),
  )
}
