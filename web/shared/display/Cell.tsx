import type { ReactNode } from 'react'

export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard goes from row to row
    <div role="gridcell" className={className}>
      {children}
    </div>
  )
}
