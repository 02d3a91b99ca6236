import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowLeftRight, Plus, Scale } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { BalanceDialog } from '../../../app/accounts/BalanceDialog.tsx'
import { liveRegister } from '../../../app/accounts/live.ts'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { type AccountPageFragment, type StatementRowFragment, useAccountDetailsQuery } from '../../../generated.ts'
import { EmptyState, NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { codeOf } from '../../../shared/format/errors.ts'
import { FilterBar } from '../filters/FilterBar.tsx'
import { useFilterInAddress } from '../filters/filter-in-url.ts'
import { useFirstResult } from '../list/first-result.ts'
import { Ledger } from '../list/Ledger.tsx'
import { useTransactionPages } from '../list/transaction-pages.ts'
import { RegisterHeader } from './RegisterHeader.tsx'
import { useRunningBalances } from './running-balances.ts'

/** The transactions of an account with its running balance and its stated balances. */
export function RegisterPage() {
  const { accountId = '' } = useParams()
  const { data, error, refetch } = useAccountDetailsQuery({ variables: { accountId } })
  if (data) return <Register key={accountId} account={data.account} />
  return (
    <>
      <PageHeader title={t`Account`} />
      <Panel isList>
        {!error ? (
          <SkeletonRows count={12} />
        ) : codeOf(error) === 'NOT_FOUND' ? (
          <EmptyState
            icon={Scale}
            title={t`This account does not exist or was deleted.`}
            action={
              <Button asChild variant="outline" colorPalette="gray">
                <RouterLink to="/accounts">{t`All accounts`}</RouterLink>
              </Button>
            }
          />
        ) : (
          <ErrorState title={t`Couldn't load the account`} onRetry={() => void refetch().catch(() => undefined)} />
        )}
      </Panel>
    </>
  )
}

function Register({ account }: { account: AccountPageFragment }) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const mayEdit = usePermission('PLANS_WRITE')
  const searchField = useRef<HTMLInputElement>(null)
  const [stated, setStated] = useState<{ statement: StatementRowFragment | null } | null>(null)
  const { filter, asked: inAddress, isFiltered, change, clear } = useFilterInAddress()
  const asked = useMemo(() => ({ ...inAddress, accountIds: [account.id] }), [inAddress, account.id])
  const pages = useTransactionPages(asked)
  const firstResult = useFirstResult(filter.text, pages.isStale)
  useLiveScreen(liveRegister, { filter: asked, accountId: account.id })
  const balances = useRunningBalances(account, pages.transactions)

  return (
    <>
      <PageHeader
        title={account.name}
        actions={
          <>
            {mayEdit && (
              <Button variant="outline" colorPalette="gray" onClick={() => setStated({ statement: null })}>
                <Scale strokeWidth={1.75} />
                {t`Add a balance`}
              </Button>
            )}
            {mayWrite && account.closedOn === null && (
              <Button asChild>
                <RouterLink to={`/transactions/new?account=${account.id}`}>
                  <Plus strokeWidth={1.75} />
                  {t`New transaction`}
                </RouterLink>
              </Button>
            )}
          </>
        }
      />
      <RegisterHeader account={account} />
      <FilterBar
        filter={filter}
        isFiltered={isFiltered}
        onChange={change}
        onClear={clear}
        searchField={searchField}
        onEnter={firstResult.onEnter}
      />
      <Box mt="12px">
        {pages.transactions && (pages.transactions.length > 0 || !isFiltered) ? (
          <Box opacity={pages.isStale ? 0.6 : 1} transition="opacity 120ms">
            <Ledger
              asked={asked}
              pages={pages}
              mayWrite={mayWrite}
              {...firstResult.ledgerProps}
              register={{
                kind: account.kind,
                balances,
                statements: isFiltered ? noStatements : account.statements,
                onStatement: mayEdit ? (statement) => setStated({ statement }) : null,
              }}
              onSearch={() => searchField.current?.focus()}
            />
            {pages.transactions.length === 0 && (
              <EmptyState icon={ArrowLeftRight} title={t`No transactions in this account yet`}>
                {t`Choose the account in a transaction, or set it for several selected transactions at once.`}
              </EmptyState>
            )}
          </Box>
        ) : (
          <Panel isList>
            {pages.transactions ? (
              <NothingMatches onClear={clear} />
            ) : pages.error ? (
              <ErrorState title={t`Couldn't load transactions`} onRetry={pages.refetch} />
            ) : (
              <SkeletonRows count={12} />
            )}
          </Panel>
        )}
      </Box>
      {stated && <BalanceDialog account={account} statement={stated.statement} onClose={() => setStated(null)} />}
    </>
  )
}

const noStatements: never[] = []
