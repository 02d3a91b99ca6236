import { type BudgetAlert, listAlerts } from '../../server/ledger/budgets/alerts.ts'
import { getBudgetYear } from '../../server/ledger/budgets/year.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { throttleMessages } from '../throttle.ts'
import { BudgetLineObject, BudgetYearObject } from './budgets.ts'
import { hasChangeOf, LedgerChangesObject } from './ledger.ts'

const BudgetAlertObject = builder.objectRef<BudgetAlert>('BudgetAlert').implement({
  description: 'A notification that a budget has reached 80 or 100 percent. Each level is sent once a month.',
  fields: (t) => ({
    id: t.exposeID('id'),
    level: t.exposeInt('level', { description: '80 or 100. The higher level if both are reached at once.' }),
    line: t.expose('line', { type: BudgetLineObject, description: 'The current budget line.' }),
  }),
})

builder.objectField(LedgerChangesObject, 'budgetAlerts', (t) =>
  t.field({
    type: [BudgetAlertObject],
    extensions: { length: 2 },
    description: 'The budget alerts that the changes triggered.',
    // The message is shared by subscribers with different cursors, so the range is read from its changes.
    resolve: (message, _, { tenant }) => {
      const [first] = message.changes
      return first && hasChangeOf(message, 'transaction', 'budget', 'category')
        ? listAlerts(tenant, first.number, BigInt(message.number))
        : []
    },
  }),
)

builder.objectField(LedgerChangesObject, 'budgetYear', (t) =>
  t.field({
    type: BudgetYearObject,
    extensions: { work: databaseCost.budgetYear },
    args: { year: t.arg.int() },
    resolve: (_, { year }, context) => throttleMessages(context, () => getBudgetYear(context.tenant, year)),
  }),
)
