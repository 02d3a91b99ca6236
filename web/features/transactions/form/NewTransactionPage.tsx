import { Box, Button, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { type QueuedWrite, removeQueuedWrite, useQueuedWrites } from '../../../app/offline/store.ts'
import { CannotWrite, Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermissionState } from '../../../app/session/permissions.ts'
import { KeyHint } from '../../../shared/display/KeyHint.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { DuplicateHint } from './DuplicateHint.tsx'
import { storeDraft } from './new-draft.ts'
import { useNewTransaction } from './new-transaction.ts'
import { ReceiptsField } from './ReceiptsField.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import { UnsavedEntry } from './UnsavedEntry.tsx'

export function NewTransactionPage() {
  const grant = usePermissionState('TRANSACTIONS_WRITE')
  return (
    <>
      <PageHeader title={t`New transaction`} />
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
    refusal: error,
    isPending,
    change,
    addReceipt,
    takeOver,
    save,
    startAnother,
    leftAt,
    startEmpty,
  } = useNewTransaction(form)

  const saveAndLeave = async () => {
    const outcome = await save()
    if (outcome === 'SAVED') await navigate('/transactions')
    // The list may be unavailable offline, so the page confirms the queued write.
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
      <QueuedNotice />
      <UnsavedEntry leftAt={leftAt} onStartEmpty={startEmpty} />
      <TransactionFields
        values={draft}
        onChange={change}
        errors={errors}
        base={organization.currency}
        amountKey={amountKey}
        categoryHelp={isSuggested && t`Suggested from past transactions`}
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
      {error && (
        <Box role="alert" mt="12px" color="over.fg">
          {error}
        </Box>
      )}
      <Flex gap="8px" mt="24px" wrap="wrap" direction={{ base: 'column', sm: 'row-reverse' }}>
        <Button type="submit" size={{ base: 'lg', sm: 'md' }} disabled={isPending}>
          {isPending ? t`Saving` : t`Save`}
          {!isPending && <KeyHint>{t`Ctrl ↵`}</KeyHint>}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          size={{ base: 'lg', sm: 'md' }}
          disabled={isPending}
          onClick={() => void saveAndStay()}
        >
          {t`Save and add another`}
        </Button>
        <Button asChild variant="ghost" colorPalette="gray" size={{ base: 'lg', sm: 'md' }} me={{ sm: 'auto' }}>
          <RouterLink to="/transactions" onClick={() => storeDraft(organization.id, null)}>
            {t`Cancel`}
          </RouterLink>
        </Button>
      </Flex>
    </form>
  )
}

function QueuedNotice() {
  const { id, currency } = useOrganization()
  const locale = useLocale()
  const queued = useQueuedWrites(id)
  if (queued.length === 0) return null
  const pending = queued.filter(({ refusal: error }) => error === null)
  const nameOf = ({ input }: QueuedWrite) =>
    [input.description, textOfMoney(input.amount, input.currency ?? currency, locale)].filter(Boolean).join(', ')
  const count = pending.length
  const names = pending.map(nameOf).join('; ')

  return (
    <Flex role="status" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <CloudOff size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        {count > 0 && (
          <>
            <Box textStyle="strong">
              {t`${plural(count, { one: '# transaction saved on this device', other: '# transactions saved on this device' })}`}
            </Box>
            <Box textStyle="small">
              {t`${plural(count, {
                one: `You're offline. It will be sent when you're back online: ${names}`,
                other: `You're offline. They will be sent when you're back online: ${names}`,
              })}`}
            </Box>
          </>
        )}
        {queued
          .filter(({ refusal: error }) => error !== null)
          .map((each) => {
            const [name, reason] = [nameOf(each), each.refusal ?? '']
            return (
              <Flex key={each.key} mt="8px" gap="8px" align="center" textStyle="small" wrap="wrap">
                <Box flex="1" minW="0">
                  <Trans>
                    <b>{name}</b> couldn't be saved: {reason}
                  </Trans>
                </Box>
                <Button size="sm" variant="outline" colorPalette="gray" onClick={() => removeQueuedWrite(id, each.key)}>
                  {t`Discard`}
                </Button>
              </Flex>
            )
          })}
      </Box>
    </Flex>
  )
}
