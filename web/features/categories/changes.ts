import { useApolloClient } from '@apollo/client/react'
import { removeCategory, upsertCategory } from '../../app/records/category-cache.ts'
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
import type { CategoryPosition } from './category-position.ts'

/** Returns functions that change categories. Each shows the toast `done` with Undo and updates the cached lists. */
export function useCategoryChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  return {
    async create(input: NewCategoryInput, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: CreateCategoryDocument,
        variables: { input },
        update: (cache, { data }) => data && upsertCategory(cache, data.createCategory),
      })
      offerUndo(done, answer)
    },
    async update(id: string, changes: CategoryChangesInput, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: UpdateCategoryDocument,
        variables: { id, changes },
        update: (cache, { data }) => data && upsertCategory(cache, data.updateCategory),
      })
      offerUndo(done, answer)
    },
    async move(id: string, position: CategoryPosition, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: MoveCategoryDocument,
        variables: { id, ...position },
        update(cache, { data }) {
          for (const moved of data?.moveCategory ?? []) upsertCategory(cache, moved)
        },
      })
      offerUndo(done, answer)
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
      offerUndo(done, answer)
    },
    async remove(variables: DeleteCategoryMutationVariables, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: DeleteCategoryDocument,
        variables,
        update: (cache, { data }) => data && removeCategory(cache, data.deleteCategory),
      })
      offerUndo(done, answer)
    },
    async importAll(text: string, done: string): Promise<void> {
      offerUndo(done, await client.mutate({ mutation: ImportCategoriesDocument, variables: { text } }))
    },
  }
}
