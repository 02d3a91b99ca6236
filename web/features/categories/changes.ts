import { useApolloClient } from '@apollo/client/react'
import { upsertCategory } from '../../app/ledger/patch-categories.ts'
import { useUndo } from '../../app/undo/undo.ts'
import {
  type CategoryChangesInput,
  CreateCategoryDocument,
  type NewCategoryInput,
  UpdateCategoryDocument,
} from '../../generated.ts'

/** What one does to categories; each says with `done` that it is done, and offers to undo it. The lists follow at once. */
export function useCategoryChanges() {
  const client = useApolloClient()
  const { offer } = useUndo()
  return {
    async create(input: NewCategoryInput, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: CreateCategoryDocument,
        variables: { input },
        update: (cache, { data }) => data && upsertCategory(cache, data.createCategory),
      })
      offer(done, answer)
    },
    async update(id: string, changes: CategoryChangesInput, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: UpdateCategoryDocument,
        variables: { id, changes },
        update: (cache, { data }) => data && upsertCategory(cache, data.updateCategory),
      })
      offer(done, answer)
    },
  }
}
