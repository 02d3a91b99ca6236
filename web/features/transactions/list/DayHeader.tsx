import { Amount } from '../../../shared/display/Amount.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import type { ListRow } from '../list-rows.ts'

interface DayHeaderProps {
  row: Extract<ListRow, { kind: 'day' }>
  /** From 1, transactions included. */
  rowIndex: number
  /** Pixels from the top of the list. */
  offset: number
  height: number
}

export function DayHeader({ row, rowIndex, offset, height }: DayHeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard goes from transaction to transaction
    <div
      role="row"
      className="ledger-day"
      data-first={rowIndex === 1 ? '' : undefined}
      aria-rowindex={rowIndex}
      // Its lower edge lies on the upper edge of the row below.
      style={{ height: height + 1, top: offset }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="rowheader">
        <DateLabel day={row.day} form="header" />
      </div>
      <Cell>{row.sum && <Amount {...row.sum} sign="always" />}</Cell>
    </div>
  )
}
