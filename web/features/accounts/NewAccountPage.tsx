import { Box, Button, Flex, Grid, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useAccountChanges } from '../../app/accounts/account-changes.ts'
import { isDebt, kindChoices } from '../../app/accounts/labels.ts'
import { CannotWrite, Withdrawn } from '../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../app/session/organization.tsx'
import { usePermissionState } from '../../app/session/permissions.ts'
import type { AccountKind } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { ChoiceSelect } from '../../shared/controls/ChoiceSelect.tsx'
import { CurrencySelect } from '../../shared/controls/CurrencySelect.tsx'
import { DateInput } from '../../shared/controls/DateInput.tsx'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { today } from '../../shared/format/dates.ts'
import { isAmount, negated } from '../../shared/format/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'

export function NewAccountPage() {
  const grant = usePermissionState('PLANS_WRITE')
  return (
    <>
      <PageHeader title={t`New account`} />
      <Panel maxW="560px">{grant === 'never' ? <CannotWrite /> : <Form />}</Panel>
    </>
  )
}

function Form() {
  const { create } = useAccountChanges()
  const navigate = useNavigate()
  const organization = useOrganization()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<AccountKind>('CURRENT')
  const [name, setName] = useState('')
  const [currency, setCurrency] = useState(organization.currency)
  const [balance, setBalance] = useState('')
  const [day, setDay] = useState(today())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)

  const showErrors = (broken: Record<string, string>) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const broken = {
      ...(!name.trim() && { name: t`Enter a name.` }),
      ...(!isAmount(balance) && { balance: t`Enter an amount.` }),
      ...(!day && { day: t`Choose a date.` }),
    }
    if (Object.keys(broken).length > 0) return showErrors(broken)
    setPending(true)
    try {
      const id = await create({ kind, name, currency, balance: isDebt(kind) ? negated(balance) : balance, day })
      await navigate(`/accounts/${id}`)
    } catch (error) {
      const fields = fieldErrorsOf(error)
      showErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <Withdrawn permission="PLANS_WRITE" />
      <Stack gap="16px">
        <FormField label={t`Kind`}>
          <ChoiceSelect choices={kindChoices()} value={kind} autoFocus onChange={setKind} />
        </FormField>
        <FormField label={t`Name`} error={errors.name}>
          <Input value={name} maxLength={120} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </FormField>
        <FormField label={t`Currency`} error={errors.currency}>
          <CurrencySelect value={currency} onChange={setCurrency} />
        </FormField>
        <Grid gap="16px" templateColumns="repeat(auto-fit, minmax(min(100%, 160px), 1fr))">
          <FormField label={balanceLabel(kind)} error={errors.balance}>
            <AmountInput key={currency} currency={currency} defaultValue={balance} onChange={setBalance} />
          </FormField>
          <FormField label={t`Date`} error={errors.day}>
            <DateInput value={day} onChange={setDay} />
          </FormField>
        </Grid>
      </Stack>
      {errors.form && (
        <Box role="alert" mt="12px" color="over.fg">
          {errors.form}
        </Box>
      )}
      <Flex gap="8px" mt="24px" direction={{ base: 'column', sm: 'row-reverse' }}>
        <Button type="submit" size={{ base: 'lg', sm: 'md' }} disabled={isPending}>
          {isPending ? t`Adding` : t`Add account`}
        </Button>
        <Button asChild variant="ghost" colorPalette="gray" size={{ base: 'lg', sm: 'md' }}>
          <RouterLink to="/accounts">{t`Cancel`}</RouterLink>
        </Button>
      </Flex>
    </form>
  )
}

function balanceLabel(kind: AccountKind): string {
  if (kind === 'ASSET') return t`Value at the end of the day`
  return isDebt(kind) ? t`Owed at the end of the day` : t`Balance at the end of the day`
}
