import pg from 'pg'

export interface LargeLedger {
  organizationId: string
  userId: string
  uid: string
}

/**
 * Fills a migrated database as its owner, in bulk and without change records.
 * @param sizes number of transactions of each organization, over the same 1,500 days and 20 categories
 * @returns the organizations in the same order
 */
export async function createLedgers(ownerUrl: string, sizes: readonly number[]): Promise<LargeLedger[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    const { rows: ledgers } = await client.query<LargeLedger>(
      `with people as (
         insert into users (auth_uid, name, email)
         select 'bench-' || lpad(n::text, 4, '0'), 'Person ' || n, 'p' || n || '@example.test'
           from generate_series(1, $1) n returning id, auth_uid)
       , books as (
         insert into organizations (name, kind, currency, created_by)
         select auth_uid, 'PERSONAL', 'USD', id from people returning id, name, created_by)
       , streams as (insert into streams (organization_id) select id from books)
       , owners as (
         insert into memberships (organization_id, user_id, role) select id, created_by, 'OWNER' from books)
       select id as "organizationId", created_by as "userId", name as uid from books order by name`,
      [sizes.length],
    )
    await client.query(
      `insert into categories (organization_id, name, type, icon, color, position)
       select o.id, 'Category ' || n, 'EXPENSE', 'tag', 1 + n % 8, n from organizations o, generate_series(1, 20) n`,
    )
    await client.query(
      `with kinds as (select organization_id, id, row_number() over (partition by organization_id order by id) - 1 as place
                      from categories)
       insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date,
                                 category_id, created_by)
       select b.id, 'EXPENSE', 100 + n::bigint * 7919 % 9000, 'USD', 100 + n::bigint * 7919 % 9000,
              ($4::text[])[1 + n % $5] || ' ' || ($6::text[])[1 + n / 7 % $7], date '2026-11-20' - n % 1500,
              k.id, b.user_id
       from unnest($1::uuid[], $2::uuid[], $3::int[]) b (id, user_id, size)
         cross join lateral generate_series(1, b.size) n
         join kinds k on k.organization_id = b.id and k.place = n / 3 % 20`,
      [
        ledgers.map(({ organizationId }) => organizationId),
        ledgers.map(({ userId }) => userId),
        sizes,
        shops,
        shops.length,
        towns,
        towns.length,
      ],
    )
    await client.query("set session_replication_role = 'origin'")
    await client.query('select rebuild_totals(id), rebuild_words(id) from organizations')
    await client.query('vacuum analyze')
    return ledgers
  } finally {
    await client.end()
  }
}

export async function inTheMidst(ownerUrl: string, organizations: number, transactions: number): Promise<LargeLedger> {
  const ledgers = await createLedgers(ownerUrl, Array<number>(organizations).fill(transactions))
  const middle = ledgers[organizations / 2]
  if (!middle) throw new Error('No organization was made.')
  return middle
}

/** The names give the ledger as many different words as real ones have. */
const [shops, towns] = [
  (
    'Café Central,Green Market,Corner Bakery,Harbor Fish,Old Pharmacy,City Transit,North Books,Blue Garage,Garden Centre,' +
    'Hotel Bellevue,Night Cinema,Tea House,Sport Arena,Music Shop,Flower Stall,Paper Goods,Bike Repair,Water Works,' +
    'Power Company,Phone Company,Cheese Dairy,Butcher Lane,Noodle Bar,Pizza Corner,Toy Store,Shoe Maker,Hair Salon,' +
    'Dental Practice,Parking Deck,Ferry Line,Airline Desk,Museum Entry,Swimming Hall,Yoga Studio,Pet Clinic,Wine Cellar'
  ).split(','),
  (
    'Aarau,Basel,Chur,Davos,Engelberg,Fribourg,Geneva,Horgen,Interlaken,Jona,Kloten,Lugano,Montreux,Neuchâtel,Olten,' +
    'Pratteln,Rapperswil,Sion,Thun,Uster,Vevey,Winterthur,Yverdon,Zug,Bern,Biel,Cham,Dübendorf,Emmen,Frauenfeld'
  ).split(','),
]

export async function fillLedger(owner: pg.Client, organizationId: string, transactions: number): Promise<void> {
  await owner.query(
    `begin;
     set local session_replication_role = 'replica';
     insert into tags (organization_id, name, color)
       select '${organizationId}', 'Tag ' || n, 1 from generate_series(1, 10) n;
     with kinds as (select id, row_number() over () - 1 as place, count(*) over () as of from categories
                    where organization_id = '${organizationId}' and type = 'EXPENSE'),
          labels as (select array_agg(id) as ids from tags where organization_id = '${organizationId}')
     insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, rate, description, note,
                               date, category_id, tag_ids, paid_by, created_by)
       select o.id, 'EXPENSE', 100 + n * 7919 % 9000, (array['USD', 'USD', 'USD', 'EUR'])[1 + n % 4],
              100 + n * 7919 % 9000, 1, 'Café Central, Basel ' || n, case when n % 5 = 0 then 'for "all" of us' else '' end,
              date '2026-11-20' - n % 1500, k.id, array[l.ids[1 + n % 10]], o.created_by, o.created_by
       from organizations o, labels l, generate_series(1, ${transactions}) n join kinds k on k.place = n % k.of
       where o.id = '${organizationId}';
     commit`,
  )
  await owner.query('select rebuild_totals($1), rebuild_words($1)', [organizationId])
  await owner.query('vacuum analyze')
}
