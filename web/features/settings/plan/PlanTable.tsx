import { Box, Table } from '@chakra-ui/react'
import { useLocale } from '../../../shared/format/locale.ts'
import { PlanChoice, type PlanChoices } from './PlanChoice.tsx'
import { limitWords, priceWords, storageWords } from './plan-labels.ts'

/** The plans under each other, so that what they have can be compared. */
export function PlanTable({ plans, period, isCurrent, isOpen, onChoose }: PlanChoices) {
  const locale = useLocale()
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Plan</Table.ColumnHeader>
          {['Members', 'Viewers', 'AI credits', 'Storage', 'Organizations'].map((column) => (
            <Table.ColumnHeader key={column} textAlign="end">
              {column}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader aria-label="Choice" />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {plans.map((plan) => (
          <Table.Row key={plan.key} h="58px" {...(isCurrent(plan) && { bg: 'accent.subtle' })}>
            <Table.Cell>
              <Box textStyle="strong">{plan.name}</Box>
              <Box textStyle="small" color="fg.muted">
                {priceWords(plan, period, locale)}
              </Box>
            </Table.Cell>
            <Table.Cell textAlign="end">{limitWords(plan.writers, locale)}</Table.Cell>
            <Table.Cell textAlign="end">{limitWords(plan.viewers, locale)}</Table.Cell>
            <Table.Cell textAlign="end">{limitWords(plan.credits, locale)}</Table.Cell>
            <Table.Cell textAlign="end">
              {plan.storageMegabytes === null ? 'no limit' : storageWords(plan.storageMegabytes, locale)}
            </Table.Cell>
            <Table.Cell textAlign="end">{limitWords(plan.organizations, locale)}</Table.Cell>
            <Table.Cell textAlign="end" w="116px">
              <PlanChoice plan={plan} isCurrent={isCurrent(plan)} isOpen={isOpen} onChoose={onChoose} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
