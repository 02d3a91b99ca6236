import { plural, t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { BudgetYearDocument, type BudgetYearSheetFragment, useSetBudgetsMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import type { CellPlan, CellPosition } from './year-block.ts'
import type { YearRow } from './year-rows.ts'

export interface YearSheet {
  /** The budget of a cell as a decimal string, including unsaved changes, or null without one. */
  amountAt: (position: CellPosition) => string | null
  /** Sets several budgets in one action with one undo. Unchanged budgets are left out. */
  save: (plans: readonly CellPlan[]) => Promise<void>
}

/** Manages the budgets of a year. Changed values are shown while they are being saved. */
export function useYearSheet(sheet: BudgetYearSheetFragment, rows: readonly YearRow[]): YearSheet {
  const [pending, setPending] = useState<ReadonlyMap<string, string | null>>(new Map())
  const saved = useRef<Promise<unknown>>(Promise.resolve())
  const { offerUndo } = useUndo()
  const [setBudgets] = useSetBudgetsMutation({ refetchQueries: [BudgetYearDocument], awaitRefetchQueries: true })

  const keyOf = ({ row, month }: CellPosition) => `${rows[row]?.line.category.id}/${sheet.months[month]?.month}`
  const amountAt = (position: CellPosition) => {
    const key = keyOf(position)
    if (pending.has(key)) return pending.get(key) ?? null
    const cell = rows[position.row]?.line.cells[position.month]
    return cell?.isPlanned ? cell.planned.value : null
  }

  const save = async (plans: readonly CellPlan[]) => {
    const changed = plans.filter((plan) => !isSame(amountAt(plan), plan.amount))
    const inputs = changed.flatMap(({ row, month, amount }) => {
      const [categoryId, named] = [rows[row]?.line.category.id, sheet.months[month]?.month]
      return categoryId && named ? [{ categoryId, month: named, amount }] : []
    })
    if (inputs.length === 0) return
    const own = new Map(changed.map((plan) => [keyOf(plan), plan.amount]))
    setPending((others) => new Map([...others, ...own]))
    // Requests run one after the other, because the data returned for an earlier one does not include later changes.
    const saving = saved.current.then(() => setBudgets({ variables: { plans: inputs } }))
    saved.current = saving.catch(() => undefined)
    try {
      const answer = await saving
      const count = inputs.length
      const message = t`${plural(count, { one: 'Budget changed', other: '# budgets changed' })}`
      offerUndo(message, answer, { row: 'year' })
    } catch (error) {
      showToast.error(messageOf(error))
    } finally {
      setPending((all) => new Map([...all].filter(([key, amount]) => own.get(key) !== amount || !own.has(key))))
    }
  }
  return { amountAt, save }
}

function isSame(now: string | null, then: string | null): boolean {
  return now === then || (now !== null && then !== null && Number(now) === Number(then))
}
