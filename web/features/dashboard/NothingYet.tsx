import { Button, Flex } from '@chakra-ui/react'
import { LayoutDashboard, Plus, ReceiptText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '../../app/may.ts'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { Panel } from '../../shared/Panel.tsx'

/** The dashboard of a new organization. */
export function NothingYet() {
  const mayWrite = useMay('TRANSACTIONS_WRITE')
  return (
    <Panel>
      <EmptyState
        icon={LayoutDashboard}
        title="No transactions yet"
        action={
          mayWrite && (
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
          )
        }
      >
        Income, spending and what is left of your budgets show here as soon as something is recorded.
      </EmptyState>
    </Panel>
  )
}
