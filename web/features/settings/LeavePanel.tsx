import { Box, Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOrganization, useOrganizations } from '../../app/organization.tsx'
import { useLeaveOrganizationMutation } from '../../generated.ts'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { say } from '../../shared/toaster.ts'

export function LeavePanel() {
  const { name } = useOrganization()
  const { refresh } = useOrganizations()
  const navigate = useNavigate()
  const [leaveOrganization] = useLeaveOrganizationMutation()
  const [isAsking, setAsking] = useState(false)

  const leave = async () => {
    await leaveOrganization()
    await refresh({ isSilent: true })
    say.success(`You left ${name}`)
    await navigate('/organizations')
  }

  return (
    <Panel>
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box as="h2" textStyle="section">
            Leave this organization
          </Box>
          <Box textStyle="small" color="fg.muted">
            What you recorded stays in it. To come back you need an invitation.
          </Box>
        </Box>
        <Button variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
          Leave
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Leave ${name}?`}
        confirm="Leave"
        pending="Leaving"
        tone="over"
        onConfirm={leave}
      >
        What you recorded stays in it. To come back you need an invitation from an Owner or an Admin.
      </ConfirmDialog>
    </Panel>
  )
}
