import { List } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
    showToast.success(t`${name} deleted. You can restore it for 30 days.`)
    await navigate('/organizations')
  }

  if (!mayDelete) return <Panel title={t`Delete organization`}>{t`Only an Owner can delete ${name}.`}</Panel>
  return (
    <Panel title={t`Delete organization`}>
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>{t`Members lose access to ${name} immediately.`}</List.Item>
        <List.Item>{t`For 30 days, an Owner can restore it with all its data under Organizations.`}</List.Item>
        <List.Item>
          {t`After that, its transactions, budgets, receipts and conversations are permanently deleted.`}
        </List.Item>
      </List.Root>
      <TypeToConfirm
        field="name"
        label={t`Organization name`}
        expected={name}
        confirm={t`Delete organization`}
        isDeleting={loading}
        onConfirm={remove}
      />
    </Panel>
  )
}
