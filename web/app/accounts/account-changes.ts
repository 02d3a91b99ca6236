import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import {
  type AccountChangesInput,
  type AccountRowFragment,
  AddBalanceStatementDocument,
  CloseAccountDocument,
  CreateAccountDocument,
  DeleteBalanceStatementDocument,
  MoveAccountDocument,
  type NewAccountInput,
  RemoveAccountDocument,
  ReopenAccountDocument,
  type StatementRowFragment,
  UpdateAccountDocument,
  UpdateBalanceStatementDocument,
} from '../../generated.ts'
import { useOrganizations } from '../session/organization.tsx'
import { useUndo } from '../undo/undo.ts'
import { removeAccount, upsertAccount } from './account-cache.ts'

export interface StatedBalance {
  day: string
  /** A decimal; negative for what is owed. */
  amount: string
}

/** Returns functions that change accounts. Each shows a toast with Undo. Live changes update balances and statements. */
export function useAccountChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const { follow } = useOrganizations()
  return {
    async create(input: NewAccountInput): Promise<string> {
      const answer = await client.mutate({
        mutation: CreateAccountDocument,
        variables: { input },
        update: (cache, { data }) => data && upsertAccount(cache, data.createAccount),
      })
      follow()
      offerUndo(t`Account added`, answer)
      return answer.data?.createAccount.id ?? ''
    },
    async update({ id, version }: AccountRowFragment, changes: AccountChangesInput): Promise<void> {
      const answer = await client.mutate({
        mutation: UpdateAccountDocument,
        variables: { id, changes, version },
        update: (cache, { data }) => data && upsertAccount(cache, data.updateAccount),
      })
      offerUndo(t`Account saved`, answer)
    },
    async move({ id, group, name }: AccountRowFragment, beforeId: string | null): Promise<void> {
      const answer = await client.mutate({
        mutation: MoveAccountDocument,
        variables: { id, group, beforeId },
        update(cache, { data }) {
          for (const moved of data?.moveAccount ?? []) upsertAccount(cache, moved)
        },
      })
      offerUndo(t`${name} moved`, answer)
    },
    async close({ id, name }: AccountRowFragment): Promise<void> {
      const answer = await client.mutate({
        mutation: CloseAccountDocument,
        variables: { id },
        update: (cache, { data }) => data && upsertAccount(cache, data.closeAccount),
      })
      offerUndo(t`${name} closed`, answer)
    },
    async reopen({ id, name }: AccountRowFragment): Promise<void> {
      const answer = await client.mutate({
        mutation: ReopenAccountDocument,
        variables: { id },
        update: (cache, { data }) => data && upsertAccount(cache, data.reopenAccount),
      })
      offerUndo(t`${name} opened again`, answer)
    },
    async remove({ id, name }: AccountRowFragment): Promise<void> {
      const answer = await client.mutate({
        mutation: RemoveAccountDocument,
        variables: { id },
        update: (cache) => removeAccount(cache, id),
      })
      follow()
      offerUndo(t`${name} deleted`, answer)
    },
    async addStatement(accountId: string, balance: StatedBalance): Promise<void> {
      const answer = await client.mutate({
        mutation: AddBalanceStatementDocument,
        variables: { accountId, ...balance },
        refetchQueries: ['AccountDetails'],
      })
      offerUndo(t`Balance added`, answer)
    },
    async updateStatement({ id, version }: StatementRowFragment, balance: StatedBalance): Promise<void> {
      const answer = await client.mutate({
        mutation: UpdateBalanceStatementDocument,
        variables: { id, version, ...balance },
        refetchQueries: ['AccountDetails'],
      })
      offerUndo(t`Balance saved`, answer)
    },
    async deleteStatement({ id }: StatementRowFragment): Promise<void> {
      const answer = await client.mutate({
        mutation: DeleteBalanceStatementDocument,
        variables: { id },
        refetchQueries: ['AccountDetails'],
      })
      offerUndo(t`Balance deleted`, answer)
    },
  }
}
