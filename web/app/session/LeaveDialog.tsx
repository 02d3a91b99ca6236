import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { LeaveOrganizationDocument } from '../../generated.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useOrganizations } from './organization.tsx'
import { useSession } from './session.tsx'

interface LeaveDialogProps {
  organization: { id: string; name: string } | null
  onClose: () => void
}

export function LeaveDialog({ organization, onClose }: LeaveDialogProps) {
  const client = useApolloClient()
  const { userClient } = useSession()
  const { active, leave: dropFromList } = useOrganizations()
  const navigate = useNavigate()
  const asked = useRef(organization)
  if (organization) asked.current = organization

  const leave = async () => {
    if (!organization) return
    const { id, name } = organization
    if (id === active?.id) {
      await client.mutate({ mutation: LeaveOrganizationDocument })
    } else {
      const context = { headers: { 'X-Active-Organization-Id': id } }
      await userClient.mutate({ mutation: LeaveOrganizationDocument, context })
    }
    dropFromList(id)
    showToast.success(`You left ${name}`)
    await navigate('/organizations')
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
      What you recorded stays in it. To come back you need an invitation from an Owner or an Admin.
    </ConfirmDialog>
  )
}
