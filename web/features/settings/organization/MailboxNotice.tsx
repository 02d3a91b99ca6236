import { Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import { type MailboxFailure, useIncomingMailQuery } from '../../../generated.ts'
import { formatInstant } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

/** The server reads the mailbox as often, in milliseconds. */
const pollInterval = 60_000

/** Says since when the mailbox cannot be read, and why. */
export function MailboxNotice() {
  const locale = useLocale()
  // The mailbox belongs to the server, so live changes of the organization do not contain its state.
  const { mailboxFailure, mailboxFailingSince } = useIncomingMailQuery({ pollInterval }).data?.incomingMail ?? {}
  if (!mailboxFailure) return null
  const since = mailboxFailingSince ? formatInstant(mailboxFailingSince, locale) : t`unknown date`
  return (
    <Flex role="status" gap="10px" p="12px" borderRadius="control" bg="warning.subtle" color="warning.fg">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <Text flex="1">
        {t`Purser hasn't been able to read emails since ${since}.`} {reasonOf(mailboxFailure)}{' '}
        {t`New emails stay in the mailbox and are added later. The operator of this server can find the cause with “npm run doctor”.`}
      </Text>
    </Flex>
  )
}

function reasonOf(failure: MailboxFailure): string {
  if (failure === 'LOGIN') return t`The mail server refuses the user or the password.`
  if (failure === 'CERTIFICATE') return t`The certificate of the mail server isn't trusted.`
  if (failure === 'FOLDER') return t`The folder of the mailbox doesn't exist.`
  return t`The mail server can't be reached, or the connection was lost.`
}
