import { useApolloClient } from '@apollo/client/react'
import { useUndo } from '../../app/undo/undo.ts'
import {
  type CategoryChangesInput,
  type CategoryRowFragment,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  type DeleteCategoryMutationVariables,
  ImportCategoriesDocument,
  MergeCategoryDocument,
  MoveCategoryDocument,
  type NewCategoryInput,
  UpdateCategoryDocument,
} from '../../generated.ts'
import { removeCategory, upsertCategory } from './category-cache.ts'
import type { Place } from './category-position.ts'

/** Returns functions that change categories. Each shows the toast `done` with Undo and updates the cached lists. */
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
    async move(id: string, place: Place, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: MoveCategoryDocument,
        variables: { id, ...place },
        update(cache, { data }) {
          for (const moved of data?.moveCategory ?? []) upsertCategory(cache, moved)
        },
      })
      offer(done, answer)
    },
    async merge({ id }: CategoryRowFragment, intoId: string, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: MergeCategoryDocument,
        variables: { id, intoId },
        update(cache, { data }) {
          if (!data) return
          removeCategory(cache, id)
          upsertCategory(cache, data.mergeCategory)
        },
      })
      offer(done, answer)
    },
    async remove(variables: DeleteCategoryMutationVariables, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: DeleteCategoryDocument,
        variables,
        update: (cache, { data }) => data && removeCategory(cache, data.deleteCategory),
      })
      offer(done, answer)
    },
    async importAll(text: string, done: string): Promise<void> {
      offer(done, await client.mutate({ mutation: ImportCategoriesDocument, variables: { text } }))
    },
  }
}
