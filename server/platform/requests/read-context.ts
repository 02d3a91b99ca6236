import { AppError } from '../../base/errors.ts'
import { verbatim } from '../../base/text.ts'
import type { RunStatement } from '../database/database.ts'
import { isPermission } from '../tenancy/permissions.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { TenantTransaction } from '../tenancy/tenant-transaction.ts'
import type { Context } from './context.ts'
import type { Services } from './services.ts'

export interface ReadContext {
  context: Context
  dependsOnUser(): boolean
  /** Returns the delay before the next message, in milliseconds. */
  rest(): number
}

/**
 * Creates the context for a subscription message in a read that is already open. A shared message goes to all
 * subscribers with the same role and query, so it must not depend on the user.
 * @param intercept runs the statements of a shared message
 */
export function createReadContext(
  services: Services,
  tenantTransaction: TenantTransaction,
  tenant: Tenant,
  isShared: boolean,
  intercept?: (run: RunStatement) => RunStatement,
): ReadContext {
  let [dependsOnUser, rest] = [false, 0]
  const db = isShared ? tenantTransaction.withStatementObserver(listen, intercept) : tenantTransaction.db
  function listen(statement: string) {
    if (statement.includes('current_app_user')) dependsOnUser = true
  }
  const shared: Tenant = {
    ...tenant,
    get userId(): string {
      dependsOnUser = true
      // The message is read again for each user. An AppError is not logged as a failure of the server.
      throw new AppError('UNEXPECTED', verbatim('A shared message cannot depend on its reader.'))
    },
    read: (work) => work(db),
    write: absent,
  }
  const reader = isShared ? shared : tenant
  const within: Pick<Tenant, 'read'> = { read: (work) => work(db) }
  return {
    dependsOnUser: () => dependsOnUser,
    rest: () => rest,
    context: {
      ...within,
      services,
      today: tenant.today,
      async require(rule) {
        if (isPermission(rule)) tenant.require(rule)
      },
      get signedIn() {
        return absent()
      },
      grant: tenant.grant,
      user: reader,
      tenant: reader,
      db,
      openAnonymousRead: async () => db,
      follow: absent,
      subscribeTo: absent,
      delayNextMessage(milliseconds) {
        rest = Math.max(rest, milliseconds)
      },
      signal: AbortSignal.abort(),
      streamPosition: undefined,
      replayed: undefined,
      end() {},
      async finish() {},
    },
  }
}

function absent(): never {
  throw new Error('A message is answered in the read of its page, and in no other.')
}
