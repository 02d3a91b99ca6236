import { useApolloClient } from '@apollo/client/react'
import { upsertCategory } from '../../app/ledger/patch-categories.ts'
import {
  type CategoryChangesInput,
  CreateCategoryDocument,
  type NewCategoryInput,
  UpdateCategoryDocument,
} from '../../generated.ts'

/** What one does to categories. The lists on screen follow at once. */
export function useCategoryChanges() {
  const client = useApolloClient()
  return {
    async create(input: NewCategoryInput): Promise<void> {
      await client.mutate({
        mutation: CreateCategoryDocument,
        variables: { input },
        update: (cache, { data }) => data && upsertCategory(cache, data.createCategory),
      })
    },
    async update(id: string, changes: CategoryChangesInput): Promise<void> {
      await client.mutate({
        mutation: UpdateCategoryDocument,
        variables: { id, changes },
        update: (cache, { data }) => data && upsertCategory(cache, data.updateCategory),
      })
    },
  }
}
