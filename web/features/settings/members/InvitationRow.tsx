import { Badge, Button, Center, chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Mail, Send, X } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../app/session/session.tsx'
import {
  type InvitationRowFragment,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '../../../generated.ts'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { RowMenu, type RowMenuLabels } from '../../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import type { SentLink } from './InvitationLink.tsx'
import { MembersRow, RoleText } from './MembersRow.tsx'
import { removeInvitation, upsertInvitation } from './member-cache.ts'
import { timeLeftText } from './member-labels.ts'

interface InvitationRowProps {
  invitation: InvitationRowFragment
  onSent: (sent: SentLink) => void
}

const labels = (): RowMenuLabels<'again' | 'revoke'> => ({
  again: { label: t`Send again`, icon: Send },
  revoke: { label: t`Revoke`, icon: X },
})

export function InvitationRow({ invitation, onSent }: InvitationRowProps) {
  const { id, email, role, expiresAt } = invitation
  const [resend, { loading }] = useResendInvitationMutation({
    update: (cache, { data }) => data && upsertInvitation(cache, data.resendInvitation.invitation),
  })
  const [revoke] = useRevokeInvitationMutation({
    update: (cache, { data }) => data && removeInvitation(cache, data.revokeInvitation),
  })
  const [isAsking, setAsking] = useState(false)
  const left = timeLeftText(expiresAt, useNow())

  const resendInvitation = async () => {
    try {
      const { data } = await resend({ variables: { id } })
      if (!data) return
      onSent({ email, link: data.resendInvitation.link })
      showToast.success(t`Invitation sent again to ${email}`)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <>
      <MembersRow
        avatar={
          <Center
            boxSize="32px"
            borderRadius="full"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.emphasized"
            color="fg.muted"
            aria-hidden
          >
            <Mail size={15} strokeWidth={1.75} />
          </Center>
        }
        name={email}
        second={
          <>
            <SentText invitation={invitation} />
            <chakra.span hideBelow="md">
              {' · '}
              <InRow isDisabled={loading} label={t`Send again to ${email}`} onClick={() => void resendInvitation()}>
                {t`Send again`}
              </InRow>
              {left && (
                <>
                  {' · '}
                  <InRow label={t`Revoke the invitation to ${email}`} onClick={() => setAsking(true)}>
                    {t`Revoke`}
                  </InRow>
                </>
              )}
            </chakra.span>
          </>
        }
        role={<RoleText role={role} />}
        stateLabel={t`Status`}
        state={
          <Badge size="sm" bg={left ? 'bg.muted' : 'warning.subtle'} color={left ? 'fg.muted' : 'warning.fg'}>
            {left ?? t`Expired`}
          </Badge>
        }
        menu={
          <RowMenu
            name={email}
            labels={labels()}
            actions={['again', 'revoke']}
            onChoose={(action) => (action === 'revoke' ? setAsking(true) : void resendInvitation())}
          />
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Revoke the invitation to ${email}?`}
        confirm={t`Revoke`}
        pending={t`Revoking`}
        tone="over"
        onConfirm={async () => {
          await revoke({ variables: { id } })
          showToast.success(t`Invitation to ${email} revoked`)
        }}
      >
        {t`The link in the email stops working. You can invite ${email} again.`}
      </ConfirmDialog>
    </>
  )
}

/** "Sent Nov 12 by Ana". */
function SentText({ invitation: { sentAt, invitedBy } }: { invitation: InvitationRowFragment }) {
  const day = formatDay(dayOf(new Date(sentAt)), useLocale())
  const user = useUser()
  if (invitedBy.id === user.id) return t`Sent ${day} by you`
  return invitedBy.name ? t`Sent ${day} by ${{ name: invitedBy.name }}` : t`Sent ${day} by a former member`
}

interface InRowProps {
  label: string
  children: string
  isDisabled?: boolean
  onClick: () => void
}

function InRow({ label, children, isDisabled = false, onClick }: InRowProps) {
  return (
    <Button
      variant="plain"
      textStyle="label"
      lineHeight="18px"
      verticalAlign="baseline"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
