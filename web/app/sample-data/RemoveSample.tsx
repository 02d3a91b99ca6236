import { Button, type ButtonProps } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { type SampleSheetFragment, useRemoveSampleDataMutation, useSampleEditsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useUndo } from '../undo/undo.ts'

interface RemoveSampleProps extends ButtonProps {
  sample: SampleSheetFragment
}

export function RemoveSample({ sample, children = t`Remove sample data`, ...rest }: RemoveSampleProps) {
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
        title={t`Remove sample data?`}
        confirm={t`Remove`}
        pending={t`Removing`}
        tone="over"
        onConfirm={async () => {
          offerUndo(t`Sample data removed`, await remove())
        }}
      >
        <WhatGoes count={sample.count} />
      </ConfirmDialog>
    </>
  )
}

function WhatGoes({ count }: { count: number }) {
  const edited = useSampleEditsQuery({ fetchPolicy: 'network-only' }).data?.sampleData.editedCount ?? 0
  const numbers = new Intl.NumberFormat(useLocale())
  const number = numbers.format(count)
  const editedNumber = numbers.format(edited)
  return (
    <>
      {plural(count, {
        one: 'This deletes # sample transaction and the sample budgets, rule and recurring transactions.',
        other: `This deletes ${number} sample transactions and the sample budgets, rule and recurring transactions.`,
      })}{' '}
      {edited > 0 &&
        plural(edited, {
          one: '# transaction has been edited since.',
          other: `${editedNumber} transactions have been edited since.`,
        })}{' '}
      {t`Everything you added yourself is kept.`}
    </>
  )
}
