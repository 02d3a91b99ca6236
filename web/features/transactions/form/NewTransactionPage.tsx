import { Box, Button, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { CannotWrite, Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useGrant } from '../../../app/session/permissions.ts'
import { KeyHint } from '../../../shared/display/KeyHint.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { DuplicateHint } from './DuplicateHint.tsx'
import { storeDraft } from './new-draft.ts'
import { useNewTransaction } from './new-transaction.ts'
import { ReceiptsField } from './ReceiptsField.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import { UnsentNotice } from './UnsentNotice.tsx'

export function NewTransactionPage() {
  const grant = useGrant('TRANSACTIONS_WRITE')
  return (
    <>
      <PageHeader title="New transaction" />
      <Panel maxW="560px">{grant === 'never' ? <CannotWrite /> : <Form />}</Panel>
    </>
  )
}

function Form() {
  const organization = useOrganization()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const {
    draft,
    isSuggested,
    amountKey,
    errors,
    refusal,
    isPending,
    change,
    addReceipt,
    takeOver,
    save,
    startAnother,
  } = useNewTransaction(form)

  const saveAndLeave = async () => {
    const outcome = await save()
    if (outcome === 'SAVED') await navigate('/transactions')
    // The list may not load: what is kept is told here.
    if (outcome === 'KEPT') startAnother()
  }
  const saveAndStay = async () => {
    if ((await save()) !== 'REFUSED') startAnother()
  }
  useKeys({ 'mod+Enter': () => void saveAndLeave() })

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saveAndLeave()
      }}
    >
      <Withdrawn permission="TRANSACTIONS_WRITE" />
      <UnsentNotice />
      <TransactionFields
        values={draft}
        onChange={change}
        errors={errors}
        base={organization.currency}
        amountKey={amountKey}
        categoryHelp={isSuggested && 'As with earlier ones of this description'}
        onChoose={takeOver}
        hint={<DuplicateHint values={draft} />}
      >
        <ReceiptsField
          receipts={draft.receipts}
          onAdd={addReceipt}
          onRemove={(id) => change({ receipts: draft.receipts.filter((each) => each.id !== id) })}
          takesPaste
        />
      </TransactionFields>
      {refusal && (
        <Box role="alert" mt="12px" color="over.fg">
          {refusal}
        </Box>
      )}
      <Flex gap="8px" mt="24px" wrap="wrap" direction={{ base: 'column', sm: 'row-reverse' }}>
        <Button type="submit" size={{ base: 'lg', sm: 'md' }} disabled={isPending}>
          {isPending ? 'Saving' : 'Save'}
          {!isPending && <KeyHint>Ctrl ↵</KeyHint>}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          size={{ base: 'lg', sm: 'md' }}
          disabled={isPending}
          onClick={() => void saveAndStay()}
        >
          Save and add another
        </Button>
        <Button asChild variant="ghost" colorPalette="gray" size={{ base: 'lg', sm: 'md' }} me={{ sm: 'auto' }}>
          <RouterLink to="/transactions" onClick={() => storeDraft(organization.id, null)}>
            Cancel
          </RouterLink>
        </Button>
      </Flex>
    </form>
  )
}
