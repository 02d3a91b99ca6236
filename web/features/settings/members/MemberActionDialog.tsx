import { useState } from 'react'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import {
  type MemberRowFragment,
  useRemoveMemberMutation,
  useTransferOwnershipMutation,
  useUpdateMemberRoleMutation,
} from '../../../generated.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { removeMember, upsertMember } from './member-cache.ts'

export type MemberAction = 'own' | 'transfer' | 'remove'

interface MemberActionProps {
  action: MemberAction
  member: MemberRowFragment
  onClose: () => void
}

export function MemberActionDialog({ action, member, onClose }: MemberActionProps) {
  const { name: organization } = useOrganization()
  const { follow } = useOrganizations()
  const [isOpen, setOpen] = useState(true)
  const [update] = useUpdateMemberRoleMutation({
    update: (cache, { data }) => data && upsertMember(cache, data.updateMemberRole),
  })
  // The live change brings the new role of the former Owner.
  const [transfer] = useTransferOwnershipMutation({
    update: (cache, { data }) => data && upsertMember(cache, data.transferOwnership),
  })
  const [remove] = useRemoveMemberMutation({
    update: (cache, { data }) => data && removeMember(cache, data.removeMember),
  })
  const { offerUndo } = useUndo()
  const name = member.name || member.email
  const frame = {
    isOpen,
    onClose: () => {
      setOpen(false)
      onClose()
    },
  }

  switch (action) {
    case 'own':
      return (
        <ConfirmDialog
          {...frame}
          title={`Make ${name} an Owner?`}
          confirm="Make Owner"
          pending="Saving"
          onConfirm={async () => {
            offerUndo(`${name} is now an Owner`, await update({ variables: { userId: member.id, role: 'OWNER' } }))
          }}
        >
          Owners choose the plan, make and remove Owners, and can delete {organization}. You stay an Owner.
        </ConfirmDialog>
      )
    case 'transfer':
      return (
        <ConfirmDialog
          {...frame}
          title={`Transfer ownership to ${name}?`}
          confirm="Transfer ownership"
          pending="Transferring"
          onConfirm={async () => {
            await transfer({ variables: { userId: member.id } })
            follow()
            showToast.success(`${name} is now an Owner, you are an Admin`)
          }}
        >
          {name} becomes an Owner of {organization}, and you become an Admin. Only an Owner can make you one again.
        </ConfirmDialog>
      )
    case 'remove':
      return (
        <ConfirmDialog
          {...frame}
          title={`Remove ${name}?`}
          confirm="Remove"
          pending="Removing"
          tone="over"
          onConfirm={async () => {
            await remove({ variables: { userId: member.id } })
            showToast.success(`${name} was removed`)
          }}
        >
          {name} no longer sees {organization}. What they recorded stays. To come back they need a new invitation.
        </ConfirmDialog>
      )
  }
}
