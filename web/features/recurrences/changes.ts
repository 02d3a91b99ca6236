import { useApolloClient } from '@apollo/client/react'
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
import { pluralize } from '../../shared/format/pluralize.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

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
      const answer = await client.mutate({ mutation: CreateRecurrenceDocument, variables: { input } })
      offerUndo(`${input.description} recurs now`, answer)
    },
    update,
    async record({ id, description }: Recurrence, date: string, amount: string | null, fromNowOn: boolean) {
      const answer = await client.mutate({
        mutation: RecordOccurrenceDocument,
        variables: { id, date, amount, fromNowOn },
        update: (cache, { data }) => data && upsertTransaction(cache, data.recordOccurrence.transaction),
      })
      offerUndo(`${description} recorded`, answer)
    },
    skip: ({ id, description }: Recurrence, date: string) =>
      withErrorToast(async () =>
        offerUndo(
          `${description} skipped once`,
          await client.mutate({ mutation: SkipOccurrenceDocument, variables: { id, date } }),
        ),
      ),
    pause: (recurrence: Recurrence, paused: boolean) =>
      withErrorToast(() =>
        update(recurrence, { paused }, `${recurrence.description} ${paused ? 'paused' : 'resumed'}`),
      ),
    async remove({ id, description }: Recurrence) {
      const answer = await client.mutate({ mutation: DeleteRecurrenceDocument, variables: { id } })
      offerUndo(`${description} recurs no more`, answer)
    },
    decline: ({ id, description }: Pick<RecurrenceSuggestionRowFragment, 'id' | 'description'>) =>
      withErrorToast(async () => {
        await decline(id, true)
        const action = { label: 'Undo', onClick: () => void withErrorToast(() => decline(id, false)) }
        showToast.success(`${description} is not suggested again`, { action })
      }),
    find: () =>
      withErrorToast(async () => {
        const { data } = await client.mutate({ mutation: FindRecurrencesDocument })
        const found = data?.findRecurrences ?? 0
        if (found === 0) showToast.info('Nothing more looks recurring: the same, three times, in a rhythm.')
        else showToast.success(found === 1 ? '1 looks recurring' : `${pluralize(found, 'payment')} look recurring`)
      }),
  }
}
