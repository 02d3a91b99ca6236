import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import {
  type IncomingMailSettingsFragment,
  useIncomingMailQuery,
  useReplaceMailAddressMutation,
} from '../../../generated.ts'
import { CopyField } from '../../../shared/controls/CopyField.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatInstant } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { writeIncomingMail } from './incoming-mail-cache.ts'
import { MailboxNotice } from './MailboxNotice.tsx'
import { MailSendersForm } from './MailSendersForm.tsx'

/** The address to which emails with receipts are sent. The panel is absent if the server receives no emails. */
export function IncomingMailPanel() {
  const { data } = useIncomingMailQuery({ fetchPolicy: 'cache-and-network' })
  const incoming = data?.incomingMail
  if (!incoming) return null
  return (
    <Panel title={t`Receipts by email`}>
      {incoming.address === null ? (
        <CreateAddress />
      ) : (
        <Stack gap="20px">
          <MailboxNotice />
          <Address address={incoming.address} />
          <MailSendersForm senders={incoming.senders} />
          <Activity incoming={incoming} />
        </Stack>
      )}
    </Panel>
  )
}

function CreateAddress() {
  const { replace, isBusy } = useReplaceAddress()
  const [errorText, setError] = useState<string | null>(null)
  const create = () => replace().catch((error: unknown) => setError(messageOf(error)))
  return (
    <>
      <Text color="fg.muted">
        {t`Send or forward receipts to an email address of this organization. Their files appear in your review.`}
      </Text>
      <Button mt="16px" w={{ base: '100%', sm: 'auto' }} disabled={isBusy} onClick={() => void create()}>
        {t`Create address`}
      </Button>
      {errorText && (
        <Text role="alert" mt="8px" color="over.fg">
          {errorText}
        </Text>
      )}
    </>
  )
}

function Address({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { replace } = useReplaceAddress()
  const [isAsking, setAsking] = useState(false)
  return (
    <Box>
      <Text color="fg.muted" mb="8px">
        {t`Send or forward receipts to this address. Keep it secret: the sender of an email can be forged.`}
      </Text>
      <CopyField field={field} value={address} label={t`Address for receipts`} copied={t`Address copied`} />
      <Button
        mt="8px"
        w={{ base: '100%', sm: 'auto' }}
        size="sm"
        variant="outline"
        colorPalette="gray"
        onClick={() => setAsking(true)}
      >
        {t`Replace address`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Replace the address?`}
        confirm={t`Replace address`}
        onConfirm={replace}
      >
        {t`The current address stops working at once. Emails to it are not added, and their senders are not told.`}
      </ConfirmDialog>
    </Box>
  )
}

/** When emails were read, and those that were not added. */
function Activity({ incoming }: { incoming: IncomingMailSettingsFragment }) {
  const locale = useLocale()
  const { refusedCount, lastRefusedSender, lastRefusedAt, tooLargeCount, mailboxReadAt, hasMoreEmails } = incoming
  const sender = lastRefusedSender || t`Unknown sender`
  const readAt = mailboxReadAt && formatInstant(mailboxReadAt, locale)
  const at = lastRefusedAt ? formatInstant(lastRefusedAt, locale) : t`unknown date`
  return (
    <Stack gap="4px" textStyle="small" color="fg.muted">
      {readAt && (
        <Text>
          {t`Emails last read: ${readAt}.`} {hasMoreEmails && t`More are waiting and are read in the next minutes.`}
        </Text>
      )}
      {refusedCount > 0 && (
        <Text overflowWrap="anywhere">
          {t`${plural(refusedCount, {
            one: '# email from another sender was refused.',
            other: '# emails from other senders were refused.',
          })}`}{' '}
          {t`The last one: ${sender}, ${at}.`}
        </Text>
      )}
      {tooLargeCount > 0 && (
        <Text>
          {t`${plural(tooLargeCount, {
            one: '# email was larger than 10 MB and was not added.',
            other: '# emails were larger than 10 MB and were not added.',
          })}`}
        </Text>
      )}
    </Stack>
  )
}

function useReplaceAddress() {
  const [run, { loading: isBusy }] = useReplaceMailAddressMutation({
    update: (cache, { data }) => data && writeIncomingMail(cache, data.replaceMailAddress),
  })
  return { replace: () => run(), isBusy }
}
