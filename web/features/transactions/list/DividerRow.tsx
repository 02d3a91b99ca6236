import type { ReactNode } from 'react'
import { Cell } from '../../../shared/display/Cell.tsx'

export interface DividerPosition {
  /** Counts from 1 and includes transaction rows. */
  rowIndex: number
  /** Distance from the top of the list, in pixels. */
  offset: number
  height: number
}

interface DividerRowProps extends DividerPosition {
  header: ReactNode
  children: ReactNode
}

/** A row between transactions: a name and a cell with an amount or a text. */
export function DividerRow({ rowIndex, offset, height, header, children }: DividerRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard goes from transaction to transaction
    <div
      role="row"
      className="ledger-day"
      data-first={rowIndex === 1 ? '' : undefined}
      aria-rowindex={rowIndex}
      // The bottom border overlaps the top border of the next row.
      style={{ height: height + 1, top: offset }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="rowheader">{header}</div>
      <Cell>{children}</Cell>
    </div>
  )
}
