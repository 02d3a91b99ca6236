import { List } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { useDeleteOrganizationMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { TypeToConfirm } from '../TypeToConfirm.tsx'

export function DeleteOrganizationSection() {
  const { id, name } = useOrganization()
  const { leave } = useOrganizations()
  const mayDelete = usePermission('ORGANIZATION_OWN')
  const navigate = useNavigate()
  const [deleteOrganization, { loading }] = useDeleteOrganizationMutation()

  const remove = async (typed: string) => {
    await deleteOrganization({ variables: { name: typed } })
    leave(id)
    showToast.success(`${name} deleted. It can be restored for 30 days.`)
    await navigate('/organizations')
  }

  if (!mayDelete) return <Panel title="Delete organization">Only an Owner can delete {name}.</Panel>
  return (
    <Panel title="Delete organization">
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>From now on no member can open {name}.</List.Item>
        <List.Item>For 30 days an Owner can restore it, with everything in it, under Organizations.</List.Item>
        <List.Item>
          After that its transactions, budgets, receipts and conversations are lost, and nobody can bring them back.
        </List.Item>
      </List.Root>
      <TypeToConfirm
        field="name"
        label="Name of the organization"
        expected={name}
        confirm="Delete organization"
        isDeleting={loading}
        onConfirm={remove}
      />
    </Panel>
  )
}
