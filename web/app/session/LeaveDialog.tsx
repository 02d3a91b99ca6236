import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
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
  const name = asked.current?.name ?? ''

  const leave = async () => {
    if (!organization) return
    const { id } = organization
    if (id === active?.id) {
      await client.mutate({ mutation: LeaveOrganizationDocument })
    } else {
      const context = { headers: { 'X-Active-Organization-Id': id } }
      await userClient.mutate({ mutation: LeaveOrganizationDocument, context })
    }
    dropFromList(id)
    showToast.success(t`You left ${name}`)
    await navigate('/organizations')
  }

  return (
    <ConfirmDialog
      isOpen={organization !== null}
      onClose={onClose}
      title={t`Leave ${name}?`}
      confirm={t`Leave`}
      pending={t`Leaving`}
      tone="over"
      onConfirm={leave}
    >
      {t`Everything you added stays in the organization. To rejoin, you need an invitation from an Owner or Admin.`}
    </ConfirmDialog>
  )
}
