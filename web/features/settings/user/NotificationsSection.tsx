import { Box } from '@chakra-ui/react'
import { useUser } from '../../../app/session/session.tsx'
import type { MailKind } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useMutedMails } from './muted-mails.ts'

const mails: readonly { kind: MailKind; label: string; help: string }[] = [
  {
    kind: 'INVITATION_ACCEPTED',
    label: 'Someone accepts my invitation',
    help: 'Who it is, and in which organization.',
  },
  {
    kind: 'MEMBERSHIP_CHANGED',
    label: 'My role changes, or I am removed',
    help: 'In any of your organizations.',
  },
  {
    kind: 'WEEKLY_REVIEW',
    label: 'Every Monday: what waits for review',
    help: 'Nothing is sent in a week in which nothing waits.',
  },
  {
    kind: 'BUDGET_ALERT',
    label: 'A budget reaches 80% or 100%',
    help: 'Once a month each, when somebody else’s entry does it.',
  },
]

/** Which mails the person gets. */
export function NotificationsSection() {
  const { email } = useUser()
  const { muted, refusal, toggle } = useMutedMails()

  return (
    <Panel title="Mails" isList>
      <Box as="ul" listStyleType="none">
        {mails.map(({ kind, label, help }) => (
          <SwitchRow
            key={kind}
            label={label}
            help={help}
            isOn={!muted.includes(kind)}
            refusal={refusal?.kind === kind ? refusal.text : null}
            onToggle={(isOn) => toggle(kind, isOn)}
          />
        ))}
      </Box>
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        Sent to{' '}
        <Box as="span" color="fg" overflowWrap="anywhere">
          {email}
        </Box>
        . Mails about your sign-in and invitations to you always come.
      </Box>
    </Panel>
  )
}
