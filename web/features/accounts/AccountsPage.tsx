import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Landmark, Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { accountGroups } from '../../app/accounts/labels.ts'
import { liveAccounts } from '../../app/accounts/live.ts'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { usePermission } from '../../app/session/permissions.ts'
import { type AccountsQuery, useAccountsQuery } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { AccountGroupPanel, ClosedAccountsPanel } from './AccountGroupPanel.tsx'

export function AccountsPage() {
  const mayEdit = usePermission('PLANS_WRITE')
  const { data, error, refetch } = useAccountsQuery()
  useLiveScreen(liveAccounts, {})
  const accounts = data?.accounts ?? []
  const open = accounts.filter(({ closedOn }) => closedOn === null)
  const add = mayEdit && (
    <Button asChild>
      <RouterLink to="/accounts/new">
        <Plus strokeWidth={1.75} />
        {t`Add account`}
      </RouterLink>
    </Button>
  )

  return (
    <>
      <PageHeader title={t`Accounts`} actions={accounts.length > 0 && add} />
      {accounts.length > 0 && data ? (
        <Stack gap="16px">
          <Total {...data.accountsTotal} />
          {accountGroups.map((group) => (
            <AccountGroupPanel key={group} group={group} accounts={open.filter((account) => account.group === group)} />
          ))}
          <ClosedAccountsPanel accounts={accounts.filter(({ closedOn }) => closedOn !== null)} />
        </Stack>
      ) : (
        <Panel isList>
          {data ? (
            <EmptyState icon={Landmark} title={t`No accounts yet`} action={add}>
              {t`Add the accounts whose balances you want to follow: a bank account, cash, a card, a loan or an asset.`}
            </EmptyState>
          ) : error ? (
            <ErrorState title={t`Couldn't load accounts`} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <SkeletonRows count={5} />
          )}
        </Panel>
      )}
    </>
  )
}

function Total({ total, otherCurrencies }: AccountsQuery['accountsTotal']) {
  return (
    <Panel>
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="8px">
        <Box textStyle="label">{t`Total`}</Box>
        <Amount {...total} size="figure" isFinal />
      </Flex>
      {otherCurrencies > 0 && (
        <Box textStyle="small" color="fg.muted" mt="8px">
          {t`${plural(otherCurrencies, {
            one: 'Without # account in another currency.',
            other: 'Without # accounts in other currencies.',
          })}`}
        </Box>
      )}
    </Panel>
  )
}
