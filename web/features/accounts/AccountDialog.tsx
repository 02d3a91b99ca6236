import { Checkbox, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useAccountChanges } from '../../app/accounts/account-changes.ts'
import { groupChoices, isDebt } from '../../app/accounts/labels.ts'
import { Withdrawn } from '../../app/session/CannotWrite.tsx'
import type { AccountGroup, AccountRowFragment } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { ChoiceSelect } from '../../shared/controls/ChoiceSelect.tsx'
import { ColorChoice } from '../../shared/controls/ColorChoice.tsx'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'

export function AccountDialog({ account, onClose }: { account: AccountRowFragment; onClose: () => void }) {
  const { update } = useAccountChanges()
  const { name: savedName } = account
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(account.name)
  const [group, setGroup] = useState<AccountGroup>(account.group)
  const [color, setColor] = useState(account.color)
  const [keys, setKeys] = useState(account.keys.join(', '))
  const [limit, setLimit] = useState(account.creditLimit?.value ?? '')
  const [isInNetWorth, setInNetWorth] = useState(account.isInNetWorth)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)

  const save = async () => {
    setPending(true)
    try {
      await update(account, {
        name,
        group,
        color,
        keys: keys.split(',').map((key) => key.trim()),
        isInNetWorth,
        ...(account.kind === 'CARD' && { creditLimit: limit || null }),
      })
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={t`Edit ${{ name: savedName }}`}
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      error={errors.form}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <FormField label={t`Name`} error={errors.name}>
          <Input value={name} maxLength={120} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </FormField>
        <FormField label={t`Group`}>
          <ChoiceSelect choices={groupChoices()} value={group} onChange={setGroup} />
        </FormField>
        <FormField
          label={isDebt(account.kind) ? t`Card or account numbers` : t`Account numbers`}
          isOptional
          error={errors.keys}
          help={t`The IBAN or other numbers of the account, separated by commas.`}
        >
          <Input value={keys} autoComplete="off" onChange={(event) => setKeys(event.target.value)} />
        </FormField>
        {account.kind === 'CARD' && (
          <FormField label={t`Credit limit`} isOptional error={errors.creditLimit}>
            <AmountInput currency={account.currency} defaultValue={limit} onChange={setLimit} />
          </FormField>
        )}
        <ColorChoice value={color} onChange={setColor} error={errors.color} />
        <Checkbox.Root checked={isInNetWorth} onCheckedChange={({ checked }) => setInNetWorth(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t`Include in the total`}</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </FormDialog>
  )
}
