import { useRef } from 'react'
import { LeaveOrganizationDocument } from '../generated.ts'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import { say } from '../shared/toaster.ts'
import { useOrganizations } from './organization.tsx'
import { useSession } from './session.tsx'

interface LeaveDialogProps {
  /** Which one, active or not; null while nothing is asked. */
  organization: { id: string; name: string } | null
  onClose: () => void
}

/** Asks before somebody leaves an organization. The last Owner is refused by the server, which says what to do. */
export function LeaveDialog({ organization, onClose }: LeaveDialogProps) {
  const { personClient } = useSession()
  const { refresh } = useOrganizations()
  // The dialog keeps its words while it closes.
  const asked = useRef(organization)
  if (organization) asked.current = organization

  const leave = async () => {
    if (!organization) return
    await personClient.mutate({
      mutation: LeaveOrganizationDocument,
      context: { headers: { 'X-Active-Organization-Id': organization.id } },
    })
    await refresh({ isSilent: true })
    say.success(`You have left ${organization.name}`)
  }

  return (
    <ConfirmDialog
      isOpen={organization !== null}
      onClose={onClose}
      title={`Leave ${asked.current?.name ?? ''}?`}
      confirm="Leave"
      pending="Leaving"
      tone="over"
      onConfirm={leave}
    >
      You no longer see its books. What you recorded stays. To come back you need a new invitation.
    </ConfirmDialog>
  )
}
