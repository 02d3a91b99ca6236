import { Box, Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AccountRowFragment, StatementRowFragment } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { DateInput } from '../../shared/controls/DateInput.tsx'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { today } from '../../shared/format/dates.ts'
import { isAmount, negated } from '../../shared/format/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useAccountChanges } from './account-changes.ts'
import { isDebt, statementLabel } from './labels.ts'

interface BalanceDialogProps {
  account: AccountRowFragment
  /** Null adds a balance. */
  statement: StatementRowFragment | null
  onClose: () => void
}

export function BalanceDialog({ account, statement, onClose }: BalanceDialogProps) {
  const { addStatement, updateStatement, deleteStatement } = useAccountChanges()
  const form = useRef<HTMLFormElement>(null)
  const owes = isDebt(account.kind)
  const signed = (amount: string) => (owes ? negated(amount) : amount)
  const [amount, setAmount] = useState(statement ? signed(statement.amount.value) : '')
  const [day, setDay] = useState(statement?.day ?? today())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }
  const save = () => {
    const broken = {
      ...(!isAmount(amount) && { amount: t`Enter an amount.` }),
      ...(!day && { day: t`Choose a date.` }),
    }
    setErrors(broken)
    if (Object.keys(broken).length > 0) {
      focusFirstError(form.current)
      return Promise.resolve()
    }
    const balance = { day, amount: signed(amount) }
    return run(() => (statement ? updateStatement(statement, balance) : addStatement(account.id, balance)))
  }

  return (
    <FormDialog
      title={statement ? statementLabel(statement.kind) : t`Add a balance`}
      size="question"
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      error={errors.form}
      form={form}
      otherAction={
        statement &&
        statement.kind !== 'OPENING' && (
          <Button
            variant="ghost"
            colorPalette="gray"
            me="auto"
            disabled={isPending}
            onClick={() => void run(() => deleteStatement(statement))}
          >
            <Trash2 strokeWidth={1.75} />
            {t`Delete`}
          </Button>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <FormField
          label={owes ? t`Owed at the end of the day` : t`Balance at the end of the day`}
          error={errors.amount}
        >
          <AmountInput currency={account.currency} defaultValue={amount} onChange={setAmount} />
        </FormField>
        <FormField label={t`Date`} error={errors.day}>
          <DateInput value={day} onChange={setDay} />
        </FormField>
        <Box textStyle="small" color="fg.muted">
          {helpFor(account, statement)}
        </Box>
      </Stack>
    </FormDialog>
  )
}

function helpFor({ kind }: AccountRowFragment, statement: StatementRowFragment | null): string {
  if (statement?.kind === 'OPENING') return t`All balances of the account follow from this one.`
  if (kind === 'ASSET') return t`The asset has this value from this day on.`
  return t`This is compared with the balance that follows from your transactions. It changes no balance.`
}
