import { Box, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { BillingSheetFragment } from '../../../generated.ts'
import { BudgetBar } from '../../../shared/display/BudgetBar.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatCount, formatStorage } from './plan-labels.ts'

export function UsagePanel({ billing: { plan, usage } }: { billing: BillingSheetFragment }) {
  const locale = useLocale()
  const counted = (count: number) => formatCount(count, locale)
  const stored = (megabytes: number) => formatStorage(megabytes, locale)

  return (
    <Panel title={t`Usage`} isList>
      <Box as="ul" listStyleType="none">
        <UsageRow label={t`Seats`} used={usage.writers} limit={plan.writers} format={counted} />
        <UsageRow label={t`Viewers`} used={usage.viewers} limit={plan.viewers} format={counted} />
        <UsageRow
          label={t`Storage`}
          used={Number(usage.storageMegabytes)}
          limit={plan.storageMegabytes}
          format={stored}
        />
        <UsageRow
          label={t`Your AI credits this month`}
          used={usage.credits}
          limit={usage.creditsLimit}
          format={counted}
        />
        <UsageRow
          label={t`Organizations you own`}
          used={usage.organizationsOwned}
          limit={plan.organizations}
          format={counted}
        />
      </Box>
    </Panel>
  )
}

interface UsageRowProps {
  label: string
  used: number
  /** Null means no limit. */
  limit: number | null
  format: (amount: number) => string
}

function UsageRow({ label, used, limit, format }: UsageRowProps): ReactNode {
  const amount = format(used)
  const text = limit === null ? t`${amount}, no limit` : t`${amount} of ${{ limit: format(limit) }}`
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', md: '200px 1fr 160px' }}
      columnGap="20px"
      rowGap="8px"
      alignItems="center"
      minH="46px"
      py="10px"
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box>{label}</Box>
      <Box order={{ base: 2, md: 0 }} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {limit !== null && <BudgetBar planned={String(limit)} spent={String(used)} label={`${label}: ${text}`} />}
      </Box>
      <Box textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text}
      </Box>
    </Grid>
  )
}
