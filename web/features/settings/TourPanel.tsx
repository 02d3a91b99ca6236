import { Box, Button, Flex } from '@chakra-ui/react'
import { useTour } from '../../app/tour.ts'
import { Panel } from '../../shared/Panel.tsx'

/** The first steps, for whoever wants to see them again. */
export function TourPanel() {
  const { open } = useTour()
  return (
    <Panel>
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box as="h2" textStyle="section">
            First steps
          </Box>
          <Box textStyle="small" color="fg.muted">
            Name, country, categories, a first transaction, a receipt and the assistant.
          </Box>
        </Box>
        <Button w={{ base: '100%', sm: 'auto' }} variant="outline" colorPalette="gray" onClick={open}>
          Take the tour
        </Button>
      </Flex>
    </Panel>
  )
}
