import { Box, Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LeaveDialog } from '../../../app/session/LeaveDialog.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'

export function LeavePanel() {
  const organization = useOrganization()
  const [isAsking, setAsking] = useState(false)

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
        <Button w={{ base: '100%', sm: 'auto' }} variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
          Leave
        </Button>
      </Flex>
      <LeaveDialog organization={isAsking ? organization : null} onClose={() => setAsking(false)} />
    </Panel>
  )
}
