import type pg from 'pg'

/**
 * Returns everything that determines the behavior of a database, one line per object. Equal lists mean equal databases.
 */
export async function readCatalog(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(`
    select concat_ws(' | ', 'table', relname, relpersistence, relrowsecurity, relforcerowsecurity, reloptions::text,
        (select string_agg(acl::text, ',' order by acl::text) from unnest(relacl) acl)) as line
      from pg_class where relkind in ('r', 'S', 'v') and relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'column', c.relname, row_number() over (partition by c.oid order by attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attacl::text, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all
    select concat_ws(' | ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' | ', 'policy', polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[]::text,
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      from pg_policy
    union all
    select concat_ws(' | ', 'trigger', pg_get_triggerdef(t.oid), tgenabled)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'function', pg_get_functiondef(oid), pg_get_userbyid(proowner),
        (select string_agg(acl::text, ',' order by acl::text) from unnest(proacl) acl))
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select concat_ws(' | ', 'type', typname,
        (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid),
        (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ',' order by attnum)
           from pg_attribute where attrelid = typrelid and typtype = 'c'))
      from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('c', 'd', 'e')
    union all
    select concat_ws(' | ', 'extension', extname) from pg_extension
    order by 1`)
  return rows.map(({ line }) => line)
}

/** @param without columns that are left out */
export async function readChecksums(db: pg.Client, without: readonly string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await db.query<{ name: string }>(`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'applied\\_%' and relname not like 'kysely\\_%' order by 1`)
  const checksums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await db.query<{ checksum: string }>(
      `select count(*) || ' ' || md5(string_agg(r::text, '' order by r::text)) as checksum
        from ${name} t cross join lateral jsonb_strip_nulls(to_jsonb(t) - $1::text[]) r`,
      [without],
    )
    checksums[name] = rows[0]?.checksum ?? 'no rows'
  }
  return checksums
}
