import { type Ref, useImperativeHandle, useState } from 'react'
import type { BulkChangesInput, TransactionRowFragment } from '../../../generated.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import type { BulkMenu } from './BulkActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import { type BulkTarget, type DescribeChanged, useBulkChanges } from './bulk-changes.ts'
import { describeMoved, describeReviewed, describeUnreviewed } from './bulk-labels.ts'
import type { PendingChange } from './ChangeDialog.tsx'
import { DeleteDialog } from './dialogs.ts'

const DateDialog = lazyComponent(async () => (await import('./DateDialog.tsx')).DateDialog)
const ChangeDialog = lazyComponent(
  async () => (await import('./ChangeDialog.tsx')).ChangeDialog,
  ({ pending }) => pending !== null,
)

export interface SelectedBarHandle {
  open: (menu: BulkMenu) => void
  review: () => void
  remove: () => void
}

interface SelectedBarProps {
  ref?: Ref<SelectedBarHandle>
  /** Only those that are loaded. */
  selected: readonly TransactionRowFragment[]
  target: BulkTarget
  sum: { value: string; currency: string } | null
  /** The number of transactions that match the filter, or undefined while it loads. */
  all: number | undefined
  errorText: string | null
  onSelectAll: () => void
  onDone: () => void
}

/** Maximum number of transactions that the server changes at once. */
const maxAtOnce = 20_000

export function SelectedBar({ ref, selected, target, sum, all, errorText, onSelectAll, onDone }: SelectedBarProps) {
  const { change } = useBulkChanges()
  const locale = useLocale()
  const [open, setOpen] = useState<BulkMenu | null>(null)
  const [pending, setPending] = useState<PendingChange | null>(null)
  const [isDating, setDating] = useState(false)
  const [deleted, setDeleted] = useState<BulkTarget | null>(null)

  const isBeyondSight = target.ids === null && target.count > selected.length
  const types = new Set(selected.map(({ type }) => type))
  const [type = null] = isBeyondSight || types.size > 1 ? [] : types
  const areReviewed = selected.every(({ isReviewed }) => isReviewed)

  const run = (changes: BulkChangesInput, done: DescribeChanged) => {
    setOpen(null)
    if (isBeyondSight) return setPending({ target, changes, done })
    change(target, changes, done).then(onDone, (error) => showToast.error(messageOf(error)))
  }
  const review = () => run({ isReviewed: !areReviewed }, areReviewed ? describeUnreviewed : describeReviewed)
  const remove = () => setDeleted(target)
  useImperativeHandle(ref, () => ({ open: setOpen, review, remove: () => errorText === null && remove() }))

  const isMore = target.ids !== null && all !== undefined && all > target.count && all <= maxAtOnce
  return (
    <>
      <BulkBar
        count={target.count}
        sum={sum}
        all={isMore ? all : null}
        onSelectAll={onSelectAll}
        onClose={onDone}
        actions={{
          type,
          areReviewed,
          tagIds: isBeyondSight ? null : new Set(selected.flatMap(({ tags }) => tags.map(({ id }) => id))),
          onChange: run,
          onReview: review,
          onDate: () => setDating(true),
          onDelete: remove,
          error: errorText,
          open,
          onOpen: setOpen,
        }}
      />
      <ChangeDialog pending={pending} sum={sum} onClose={() => setPending(null)} onChanged={onDone} />
      {isDating && (
        <DateDialog
          count={target.count}
          onClose={() => setDating(false)}
          onChoose={(date) => {
            setDating(false)
            run({ date }, describeMoved(formatDay(date, locale)))
          }}
        />
      )}
      <DeleteDialog target={deleted} sum={sum} onClose={() => setDeleted(null)} onDeleted={onDone} />
    </>
  )
}
