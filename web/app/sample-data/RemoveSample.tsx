import { Button, type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { type SampleSheetFragment, useRemoveSampleDataMutation, useSampleEditsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useUndo } from '../undo/undo.ts'

interface RemoveSampleProps extends ButtonProps {
  sample: SampleSheetFragment
}

export function RemoveSample({ sample, children = 'Remove it', ...rest }: RemoveSampleProps) {
  const [isOpen, setOpen] = useState(false)
  const [remove] = useRemoveSampleDataMutation()
  const { offerUndo } = useUndo()
  return (
    <>
      <Button onClick={() => setOpen(true)} {...rest}>
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove the sample data?"
        confirm="Remove it"
        pending="Removing"
        tone="over"
        onConfirm={async () => {
          offerUndo('Sample data removed', await remove())
        }}
      >
        <WhatGoes count={sample.count} />
      </ConfirmDialog>
    </>
  )
}

function WhatGoes({ count }: { count: number }) {
  const edited = useSampleEditsQuery({ fetchPolicy: 'network-only' }).data?.sampleData.editedCount ?? 0
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale).format(count)
  return (
    <>
      Its {count === 1 ? '1 transaction goes' : `${number} transactions go`}, with its budgets, its rule and what recurs
      {edited > 0 &&
        (edited === 1 ? ', also the one that was changed since' : `, also the ${edited} that were changed since`)}
      . What you have recorded yourself stays as it is.
    </>
  )
}
