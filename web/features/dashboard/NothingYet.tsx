import { Button, Flex, Stack } from '@chakra-ui/react'
import { LayoutDashboard, Plus, ReceiptText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { SampleOffer } from '../../app/sample-data/SampleOffer.tsx'
import { usePermission } from '../../app/session/permissions.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'

/** The dashboard of a new organization, or of a month before its books begin. */
export function NothingYet({ areBooksEmpty }: { areBooksEmpty: boolean }) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  return (
    <Panel>
      <EmptyState
        icon={LayoutDashboard}
        title="No transactions yet"
        action={
          mayWrite && (
            <Stack gap="8px" align="center">
              <Flex gap="8px" wrap="wrap" justify="center">
                <Button asChild>
                  <RouterLink to="/transactions/new">
                    <Plus strokeWidth={1.75} />
                    New transaction
                  </RouterLink>
                </Button>
                <Button asChild variant="outline" colorPalette="gray">
                  <RouterLink to="/receipts">
                    <ReceiptText strokeWidth={1.75} />
                    Add a receipt
                  </RouterLink>
                </Button>
              </Flex>
              {areBooksEmpty && <SampleOffer />}
            </Stack>
          )
        }
      >
        Income, spending and what is left of your budgets show here as soon as something is recorded.
      </EmptyState>
    </Panel>
  )
}
