import pg from 'pg'

/** An organization to measure with, and its owner. */
export interface Books {
  organizationId: string
  userId: string
  uid: string
}

/**
 * Fills a migrated database as its owner, in bulk and without a record of changes: what is measured is reading.
 * @returns one organization in the midst of the others
 */
export async function fillBooks(ownerUrl: string, organizations: number, transactions: number): Promise<Books> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `with people as (
         insert into users (auth_uid, name, email)
         select 'bench-' || n, 'Person ' || n, 'p' || n || '@example.test' from generate_series(1, $1) n returning id, auth_uid)
       , books as (
         insert into organizations (name, kind, currency, created_by)
         select auth_uid, 'PERSONAL', 'USD', id from people returning id, name, created_by)
       , streams as (insert into streams (organization_id) select id from books)
       insert into memberships (organization_id, user_id, role) select id, created_by, 'OWNER' from books`,
      [organizations],
    )
    await client.query(
      `insert into categories (organization_id, name, type, icon, color, position)
       select o.id, 'Category ' || n, 'EXPENSE', 'tag', 1 + n % 8, n from organizations o, generate_series(1, 20) n`,
    )
    await client.query(
      `with numbered as (select id, created_by, row_number() over (order by id) - 1 as place from organizations),
            kinds as (select organization_id, id, row_number() over (partition by organization_id order by id) - 1 as place
                      from categories)
       insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date,
                                 category_id, created_by)
       select o.id, 'EXPENSE', 100 + n % 9000, 'USD', 100 + n % 9000, 'Purchase number ' || n,
              date '2026-11-20' - (n / $1 % 1500)::int, k.id, o.created_by
       from generate_series(1, $2::int) n
         join numbered o on o.place = n % $1
         join kinds k on k.organization_id = o.id and k.place = n / $1 % 20`,
      [organizations, transactions],
    )
    await client.query("set session_replication_role = 'origin'")
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ organization_id: string; user_id: string; uid: string }>(
      `select m.organization_id, u.id as user_id, u.auth_uid as uid from users u join memberships m on m.user_id = u.id
       order by u.id offset $1 limit 1`,
      [Math.floor(organizations / 2)],
    )
    const [middle] = rows
    if (!middle) throw new Error('No organization was made.')
    return { organizationId: middle.organization_id, userId: middle.user_id, uid: middle.uid }
  } finally {
    await client.end()
  }
}
