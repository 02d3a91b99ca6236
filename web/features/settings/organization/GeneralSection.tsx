import { Stack } from '@chakra-ui/react'
import { useMay } from '../../../app/session/permissions.ts'
import { LeavePanel } from './LeavePanel.tsx'
import { OrganizationFacts } from './OrganizationFacts.tsx'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { ReceiptsPanel } from './ReceiptsPanel.tsx'

export function GeneralSection() {
  const mayManage = useMay('ORGANIZATION_MANAGE')
  return (
    <Stack gap="16px">
      {mayManage ? <OrganizationPanel /> : <OrganizationFacts />}
      {mayManage && <ReceiptsPanel />}
      <LeavePanel />
    </Stack>
  )
}
