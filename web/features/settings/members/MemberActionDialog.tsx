import { t } from '@lingui/core/macro'
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
          title={t`Make ${name} an Owner?`}
          confirm={t`Make Owner`}
          pending={t`Saving`}
          onConfirm={async () => {
            offerUndo(t`${name} is now an Owner`, await update({ variables: { userId: member.id, role: 'OWNER' } }))
          }}
        >
          {t`Owners can change the plan, add and remove Owners, and delete ${organization}. You stay an Owner.`}
        </ConfirmDialog>
      )
    case 'transfer':
      return (
        <ConfirmDialog
          {...frame}
          title={t`Transfer ownership to ${name}?`}
          confirm={t`Transfer ownership`}
          pending={t`Transferring`}
          onConfirm={async () => {
            await transfer({ variables: { userId: member.id } })
            follow()
            showToast.success(t`${name} is now an Owner and you're an Admin`)
          }}
        >
          {t`${name} becomes an Owner of ${organization} and you become an Admin. Only an Owner can make you an Owner again.`}
        </ConfirmDialog>
      )
    case 'remove':
      return (
        <ConfirmDialog
          {...frame}
          title={t`Remove ${name}?`}
          confirm={t`Remove`}
          pending={t`Removing`}
          tone="over"
          onConfirm={async () => {
            await remove({ variables: { userId: member.id } })
            showToast.success(t`${name} was removed`)
          }}
        >
          {t`${name} loses access to ${organization}. Everything they added stays. To rejoin, they need a new invitation.`}
        </ConfirmDialog>
      )
  }
}
