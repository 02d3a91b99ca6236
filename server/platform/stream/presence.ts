import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { AppError } from '../../base/errors.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { inServerTransaction } from '../tenancy/server-transaction.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { ReadDb } from '../tenancy/tenant-transaction.ts'
import type { Channel } from './channel.ts'

export interface PresentMember {
  userId: string
  name: string
  documentIds: string[]
}

/**
 * Tracks which members have the organization open, and at which document, while they are subscribed. Nothing is
 * recorded in the change log. A table holds the state of all processes, and notifications only signal that it has
 * changed.
 */
export interface Presence {
  /**
   * Registers the member and yields the present members now and after each change.
   * @param documentId the document that the member has open for review
   */
  join(tenant: Tenant, documentId: string | null, signal: AbortSignal): AsyncGenerator<PresentMember[], void, undefined>
  close(): Promise<void>
}

interface Here {
  tenant: Tenant
  documentId: string | null
}

interface Room {
  windows: Map<string, Here>
  present: PresentMember[]
  reading: number
  readings: number
  resume: Set<() => void>
  timer: NodeJS.Timeout | undefined
}

/** The minimum interval between reads of one organization, in milliseconds. Simultaneous arrivals share one read. */
const readEvery = 250
/** The interval at which a process renews its windows, in milliseconds. */
const renewInterval = 5_000
/** Entries that were not renewed for this time belong to a dead process. */
const presenceTimeout = '15 seconds'

export function openPresence(pool: pg.Pool, channel: Channel, log: Log): Presence {
  const rooms = new Map<string, Room>()
  const warn = (event: string) => (error: unknown) => log('warn', event, safeErrorFields(error))

  const read = async (organizationId: string, room: Room) => {
    room.timer = undefined
    const reading = ++room.readings
    for (const [id, { tenant }] of room.windows) {
      try {
        const present = await tenant.read(listPresent)
        if (reading < room.reading) return
        room.present = present
        room.reading = reading
        for (const resume of room.resume) resume()
        return
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') return warn('presence.not_read')(error)
        room.windows.delete(id)
      }
    }
    removeRoom(organizationId, room)
  }
  const removeRoom = (organizationId: string, room: Room) => {
    if (room.windows.size === 0 && rooms.get(organizationId) === room) rooms.delete(organizationId)
  }
  const poll = (organizationId: string) => {
    const room = rooms.get(organizationId)
    if (room) room.timer ??= setTimeout(() => void read(organizationId, room), readEvery)
  }
  const notify = (organizationId: string) => {
    poll(organizationId)
    channel.send(organizationId)
  }
  channel.onMessage(poll)

  const refresh = async () => {
    if (rooms.size === 0) return
    const left = await renewPresences(pool, rooms)
    for (const organizationId of left) notify(organizationId)
    for (const organizationId of rooms.keys()) poll(organizationId)
  }
  const renewTimer = setInterval(() => void refresh().catch(warn('presence.not_kept')), renewInterval)

  return {
    async *join(tenant, documentId, signal) {
      const { organizationId, userId } = tenant
      const id = randomUUID()
      await tenant.write((db) => db.insertInto('presences').values({ id, documentId }).execute())
      const room = rooms.get(organizationId) ?? emptyRoom()
      rooms.set(organizationId, room)
      room.windows.set(id, { tenant, documentId })
      notify(organizationId)
      let reading = 0
      let delivered = ''
      try {
        while (!signal.aborted) {
          if (reading === room.reading) {
            await nextReading(room, signal)
            continue
          }
          reading = room.reading
          const others = room.present.filter((each) => each.userId !== userId)
          const text = JSON.stringify(others)
          if (text !== delivered) yield others
          delivered = text
        }
      } finally {
        room.windows.delete(id)
        removeRoom(organizationId, room)
        await endPresence(pool, id).catch(warn('presence.not_ended'))
        notify(organizationId)
      }
    },
    async close() {
      clearInterval(renewTimer)
      for (const { timer } of rooms.values()) clearTimeout(timer)
      await channel.close()
    },
  }
}

const emptyRoom = (): Room => ({
  windows: new Map(),
  present: [],
  reading: 0,
  readings: 0,
  resume: new Set(),
  timer: undefined,
})

function nextReading(room: Room, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      room.resume.delete(go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    room.resume.add(go)
    signal.addEventListener('abort', go)
  })
}

async function listPresent(db: ReadDb): Promise<PresentMember[]> {
  const rows = await db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.userId')
    .select(['presences.userId', 'users.name', 'presences.documentId'])
    .where('presences.seenAt', '>', sql<Date>`now() - ${presenceTimeout}::interval`)
    .orderBy('users.name')
    .orderBy('presences.id')
    .execute()
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, windows]) => ({
    userId,
    name: windows[0]?.name ?? '',
    documentIds: [...new Set(windows.flatMap(({ documentId }) => documentId ?? []))],
  }))
}

async function renewPresences(pool: pg.Pool, rooms: ReadonlyMap<string, Room>): Promise<string[]> {
  const open = [...rooms].flatMap(([organizationId, { windows }]) =>
    [...windows].map(([id, { tenant, documentId }]) => ({ organizationId, id, userId: tenant.userId, documentId })),
  )
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<{ organizationId: string }>`
      select distinct update_presences(
        ${open.map(({ organizationId }) => organizationId)}::uuid[], ${open.map(({ id }) => id)}::uuid[],
        ${open.map(({ userId }) => userId)}::uuid[], ${open.map(({ documentId }) => documentId)}::uuid[],
        ${presenceTimeout}::interval) as organization_id`.execute(db),
  )
  return rows.map(({ organizationId }) => organizationId)
}

function endPresence(pool: pg.Pool, id: string) {
  return inServerTransaction(pool, (db) => sql`select end_presence(${id})`.execute(db))
}
