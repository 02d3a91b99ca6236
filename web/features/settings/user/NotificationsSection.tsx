import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useUser } from '../../../app/session/session.tsx'
import type { MailKind } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSavePreferences } from './preferences.ts'

const mails = (): readonly { kind: MailKind; label: string; help: string }[] => [
  {
    kind: 'INVITATION_ACCEPTED',
    label: t`Someone accepts your invitation`,
    help: t`Who joined, and which organization.`,
  },
  {
    kind: 'MEMBERSHIP_CHANGED',
    label: t`Your role changes or you're removed`,
    help: t`In any of your organizations.`,
  },
  {
    kind: 'WEEKLY_REVIEW',
    label: t`Items to review, every Monday`,
    help: t`Skipped when there's nothing to review.`,
  },
  {
    kind: 'BUDGET_ALERT',
    label: t`A budget reaches 80% or 100%`,
    help: t`Once a month per level, when another member's transaction reaches it.`,
  },
  {
    kind: 'PAYMENT_DUE',
    label: t`An unpaid receipt is due in three days`,
    help: t`Once for each receipt with a due date.`,
  },
]

export function NotificationsSection() {
  const { email } = useUser()
  const { muted, saveError, toggle } = useMutedMails()

  return (
    <Panel title={t`Emails`} isList>
      <Box as="ul" listStyleType="none">
        {mails().map(({ kind, label, help }) => (
          <SwitchRow
            key={kind}
            label={label}
            help={help}
            isOn={!muted.includes(kind)}
            error={saveError?.kind === kind ? saveError.text : null}
            onToggle={(isOn) => toggle(kind, isOn)}
          />
        ))}
      </Box>
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        <Trans>
          Sent to{' '}
          <Box as="span" color="fg" overflowWrap="anywhere">
            {email}
          </Box>
          . You always get emails about your sign-in and your invitations.
        </Trans>
      </Box>
    </Panel>
  )
}

interface MutedMails {
  muted: readonly MailKind[]
  saveError: { kind: MailKind; text: string } | null
  toggle: (kind: MailKind, isOn: boolean) => void
}

/** Returns the muted e-mail kinds. A switch applies at once and is reverted on an error. */
function useMutedMails(): MutedMails {
  const { mutedMails } = useUser()
  const savePreferences = useSavePreferences()
  const [wanted, setWanted] = useState<readonly MailKind[] | null>(null)
  const [saveError, setSaveError] = useState<MutedMails['saveError']>(null)
  const [isSaved, setIsSaved] = useState(true)
  const latest = useRef(wanted)
  /** Earlier states, which a delayed live message may still deliver after the response to a newer change. */
  const overtaken = useRef(new Set<string>())
  /** Requests run one after the other, because each sends the complete list. */
  const sending = useRef(Promise.resolve())
  const isOvertaken = overtaken.current.has(keyOf(mutedMails))
  const muted = wanted && (!isSaved || isOvertaken) ? wanted : mutedMails

  const send = async (next: MailKind[], kind: MailKind) => {
    try {
      await savePreferences({ mutedMails: next })
    } catch (error) {
      setSaveError({ kind, text: t`Couldn't save this. ${{ reason: messageOf(error) }}` })
      if (latest.current === next) setWanted(null)
    }
    if (latest.current === next) setIsSaved(true)
  }

  return {
    muted,
    saveError,
    toggle(kind, isOn) {
      const next = isOn ? muted.filter((each) => each !== kind) : [...muted, kind]
      latest.current = next
      overtaken.current.add(keyOf(muted))
      overtaken.current.delete(keyOf(next))
      setWanted(next)
      setIsSaved(false)
      setSaveError(null)
      sending.current = sending.current.then(() => send(next, kind))
    },
  }
}

const keyOf = (muted: readonly MailKind[]) => muted.toSorted().join()
