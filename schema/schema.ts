import { builder } from './builder.ts'
import './scalars.ts'
import './countries.ts'
import './users.ts'
import './settings.ts'
import './organizations.ts'
import './categories.ts'
import './transactions.ts'
import './budgets.ts'
import './reports.ts'
import './ledger.ts'
import './documents.ts'
import './review.ts'
import './receipts.ts'
import './assistant.ts'

/** The whole API. */
export const schema = builder.toSchema()
