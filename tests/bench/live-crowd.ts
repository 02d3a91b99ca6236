import { print } from 'graphql'
import pg from 'pg'
import { LedgerChangedDocument } from '../../web/generated.ts'
import type { LargeLedger } from './large-ledger.ts'
import type { Crowd } from './live-clients.ts'

/** The maximum sockets of one user and of one IP address. */
const [socketsOfOne, socketsOfAddress] = [10, 100]

export async function addMembers(ownerUrl: string, { organizationId }: LargeLedger, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    const { rows } = await client.query<{ uid: string }>(
      `with people as (
         insert into users (auth_uid, name, email)
         select 'member-' || n, 'Member ' || n, 'm' || n || '@example.test' from generate_series(1, $2::int) n
         returning id, auth_uid
       ), joined as (
         insert into memberships (organization_id, user_id, role) select $1, id, 'MEMBER' from people
       )
       select auth_uid as uid from people`,
      [organizationId, count],
    )
    return rows.map(({ uid }) => uid)
  } finally {
    await client.end()
  }
}

export function followers(port: number, { organizationId }: LargeLedger, members: string[], count: number): Crowd {
  const payload = { query: print(LedgerChangedDocument) }
  return {
    url: `ws://127.0.0.1:${port}/graphql`,
    clients: Array.from({ length: count }, (_, place) => {
      const uid = members[Math.floor(place / socketsOfOne)] ?? ''
      const init = { type: 'connection_init', payload: { authorization: `Bearer ${uid}`, organizationId } }
      const subscribe = { id: crypto.randomUUID(), type: 'subscribe', payload }
      return {
        headers: { 'x-forwarded-for': `10.0.0.${Math.floor(place / socketsOfAddress)}` },
        greeting: [JSON.stringify(init), JSON.stringify(subscribe)],
      }
    }),
  }
}

export function listeners(port: number, count: number): Crowd {
  return {
    url: `ws://127.0.0.1:${port}/`,
    clients: Array.from({ length: count }, () => ({ headers: {}, greeting: [] })),
  }
}

export function creation({ uid, organizationId }: LargeLedger): { headers: Record<string, string>; body: string } {
  const input = { type: 'EXPENSE', amount: '12.34', description: 'Groceries for the week', date: '2026-11-20' }
  const query = 'mutation ($input: NewTransactionInput!) { createTransaction(input: $input) { id } }'
  return {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${uid}`,
      'x-active-organization-id': organizationId,
    },
    body: JSON.stringify({ query, variables: { input } }),
  }
}
