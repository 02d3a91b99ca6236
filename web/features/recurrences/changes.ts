import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { upsertTransaction } from '../../app/records/transaction-cache.ts'
import { useUndo } from '../../app/undo/undo.ts'
import {
  CreateRecurrenceDocument,
  DeclineRecurrenceSuggestionDocument,
  DeleteRecurrenceDocument,
  FindRecurrencesDocument,
  type NewRecurrenceInput,
  RecordOccurrenceDocument,
  type RecurrenceChangesInput,
  type RecurrenceRowFragment,
  type RecurrenceSuggestionRowFragment,
  SkipOccurrenceDocument,
  UpdateRecurrenceDocument,
} from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { suggestionCountLabel } from './frequency-labels.ts'

type Recurrence = Pick<RecurrenceRowFragment, 'id' | 'description'>

/**
 * Returns functions that change recurrences. Each shows a toast with Undo, and live changes update the lists. Functions
 * for forms throw the server's error, and the others show it.
 */
export function useRecurringChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()

  const withErrorToast = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  const update = async ({ id }: Recurrence, changes: RecurrenceChangesInput, done: string, version?: number) => {
    const variables = { id, changes, version: version ?? null }
    offerUndo(done, await client.mutate({ mutation: UpdateRecurrenceDocument, variables }))
  }
  const decline = (id: string, declined: boolean) =>
    client.mutate({ mutation: DeclineRecurrenceSuggestionDocument, variables: { id, declined } })

  return {
    async create(input: NewRecurrenceInput) {
      const { description } = input
      const answer = await client.mutate({ mutation: CreateRecurrenceDocument, variables: { input } })
      offerUndo(t`${description} is now recurring`, answer)
    },
    update,
    async record({ id, description }: Recurrence, date: string, amount: string | null, fromNowOn: boolean) {
      const answer = await client.mutate({
        mutation: RecordOccurrenceDocument,
        variables: { id, date, amount, fromNowOn },
        update: (cache, { data }) => data && upsertTransaction(cache, data.recordOccurrence.transaction),
      })
      offerUndo(t`${description} recorded`, answer)
    },
    skip: ({ id, description }: Recurrence, date: string) =>
      withErrorToast(async () =>
        offerUndo(
          t`${description} skipped once`,
          await client.mutate({ mutation: SkipOccurrenceDocument, variables: { id, date } }),
        ),
      ),
    pause: (recurrence: Recurrence, paused: boolean) => {
      const { description } = recurrence
      const done = paused ? t`${description} paused` : t`${description} resumed`
      return withErrorToast(() => update(recurrence, { paused }, done))
    },
    async remove({ id, description }: Recurrence) {
      const answer = await client.mutate({ mutation: DeleteRecurrenceDocument, variables: { id } })
      offerUndo(t`${description} is no longer recurring`, answer)
    },
    decline: ({ id, description }: Pick<RecurrenceSuggestionRowFragment, 'id' | 'description'>) =>
      withErrorToast(async () => {
        await decline(id, true)
        const action = { label: t`Undo`, onClick: () => void withErrorToast(() => decline(id, false)) }
        showToast.success(t`Suggestion for “${description}” dismissed`, { action })
      }),
    find: () =>
      withErrorToast(async () => {
        const { data } = await client.mutate({ mutation: FindRecurrencesDocument })
        const found = data?.findRecurrences ?? 0
        if (found > 0) showToast.success(suggestionCountLabel(found))
        else showToast.info(t`No more recurring payments found. A payment needs to repeat at least 3 times.`)
      }),
  }
}
