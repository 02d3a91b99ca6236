import { Box, Flex, Switch } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useUser } from '../../app/session.tsx'
import type { MailKind } from '../../generated.ts'
import { Panel } from '../../shared/Panel.tsx'
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
]

/** Which mails the person gets. */
export function NotificationsSection() {
  const { email } = useUser()
  const { muted, refusal, toggle } = useMutedMails()

  return (
    <Panel title="Mails" isList>
      <Box as="ul" listStyleType="none">
        {mails.map(({ kind, label, help }) => (
          <MailRow
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

interface MailRowProps {
  label: string
  help: string
  isOn: boolean
  refusal: string | null
  onToggle: (isOn: boolean) => void
}

function MailRow({ label, help, isOn, refusal, onToggle }: MailRowProps) {
  const helpId = useId()
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _hover={{ bg: 'bg.hover' }}>
      <Switch.Root
        checked={isOn}
        onCheckedChange={({ checked }) => onToggle(checked)}
        display="flex"
        justifyContent="space-between"
        gap="16px"
        minH={{ base: '60px', md: '58px' }}
        px={{ base: '16px', md: '20px' }}
        py="8px"
      >
        <Box>
          <Switch.Label textStyle="strong">{label}</Switch.Label>
          <Box id={helpId} textStyle="small" color="fg.muted">
            {help}
          </Box>
        </Box>
        <Switch.HiddenInput aria-describedby={helpId} />
        <Switch.Control flexShrink="0">
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      {refusal && (
        <Flex role="alert" gap="6px" px={{ base: '16px', md: '20px' }} pb="10px" textStyle="small" color="over.fg">
          <Box pt="2px" flexShrink="0">
            <CircleAlert size={15} strokeWidth={2} aria-hidden />
          </Box>
          {refusal}
        </Flex>
      )}
    </Box>
  )
}
