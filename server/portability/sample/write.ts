import { msg } from '@lingui/core/runtime-macro'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { findRecurring } from '../../ledger/recurrences/find.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { fillYear } from './fill.ts'
import { readSample, type SampleData } from './read.ts'

/**
 * Adds a year of sample data to an empty organization, as one batch.
 * @throws AppError CONFLICT if the organization is not empty
 */
export function addSampleData(tenant: Tenant): Promise<SampleData> {
  return tenant.write(async (db) => {
    const { state } = await lockSampleData(db)
    if (state === 'SAMPLE') throw new AppError('CONFLICT', msg`The sample data has already been added.`)
    if (state === 'OWN') {
      throw new AppError(
        'CONFLICT',
        msg`You can only add sample data to an empty organization. Create a new organization to explore it.`,
      )
    }
    await fillYear(db, tenant)
    await sql`
      insert into sample_records (kind, record_id)
        select kind, record_id from changes
          where batch_id = current_batch() and action = 'CREATED'
            and kind in ('transaction', 'budget', 'recurrence', 'rule', 'tag', 'account')`.execute(db)
    return readSample(db)
  })
}

/**
 * Removes all sample data as one batch, including records that users have changed. Tags, accounts and recurrences that the users'
 * own data depends on are kept.
 * @throws AppError CONFLICT if there is no sample data
 * @throws AppError FORBIDDEN for other members' records if the role does not allow deleting them
 */
export function removeSampleData(tenant: Tenant): Promise<SampleData> {
  return tenant.write(async (db) => {
    const { state } = await lockSampleData(db)
    if (state !== 'SAMPLE') throw new AppError('CONFLICT', msg`There's no sample data to remove.`)
    await keepReferencedRecords(db)
    await sql`delete from category_corrections where transaction_id in ${leftOf('transaction')}`.execute(db)
    const { rows } = await sql<{ createdBy: string | null }>`
      delete from transactions where id in ${leftOf('transaction')} returning created_by as "createdBy"`.execute(db)
    requireMayDelete(tenant, rows)
    await sql`delete from budgets where id in ${leftOf('budget')}`.execute(db)
    await sql`delete from rules where id in ${leftOf('rule')}`.execute(db)
    await sql`delete from recurrences where id in ${leftOf('recurrence')}`.execute(db)
    await sql`delete from tags where id in ${leftOf('tag')}`.execute(db)
    await sql`delete from balance_statements where account_id in ${leftOf('account')}`.execute(db)
    await sql`delete from money_accounts where id in ${leftOf('account')}`.execute(db)
    await findRecurring(db, tenant.today)
    return readSample(db)
  })
}

async function lockSampleData(db: WriteDb): Promise<SampleData> {
  await extendStatementTimeout(db)
  await sql`select pg_advisory_xact_lock(hashtext('sample'), hashtext(current_organization()::text))`.execute(db)
  await setOrigin(db, 'sample')
  return readSample(db)
}

async function keepReferencedRecords(db: WriteDb): Promise<void> {
  await sql`
    delete from sample_records where kind = 'recurrence' and record_id in (
      select recurrence_id from transactions where recurrence_id is not null and id not in ${leftOf('transaction')})
  `.execute(db)
  await sql`
    delete from sample_records where kind = 'account' and record_id in (
      select account_id from transactions where account_id is not null and id not in ${leftOf('transaction')})
  `.execute(db)
  await sql`
    delete from sample_records where kind = 'tag' and record_id in (
      select tag_id from transaction_tags where transaction_id not in ${leftOf('transaction')}
      union select unnest(tag_ids) from recurrences where id not in ${leftOf('recurrence')}
      union select jsonb_array_elements_text(actions -> 'tag_ids')::uuid from rules where id not in ${leftOf('rule')})
  `.execute(db)
}

function leftOf(kind: string): RawBuilder<unknown> {
  return sql`(select id from remaining_sample_records() where kind = ${kind})`
}
