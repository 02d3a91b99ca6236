import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { type CategoryType, CreateCategoryDocument } from '../../generated.ts'
import type { CreateCategory } from '../../shared/controls/new-option.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { usePermission } from '../session/permissions.ts'
import { useUndo } from '../undo/undo.ts'
import { upsertCategory } from './category-cache.ts'

/** Returns a function for pickers that creates a category of a type, or undefined for roles that may not. */
export function useNewCategory(type: CategoryType): CreateCategory | undefined {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  if (!usePermission('PLANS_WRITE')) return undefined
  return async (name) => {
    try {
      const answer = await client.mutate({
        mutation: CreateCategoryDocument,
        variables: { input: { name, type } },
        update: (cache, { data }) => data && upsertCategory(cache, data.createCategory),
      })
      offerUndo(t`Category created`, answer)
      return answer.data?.createCategory.id ?? null
    } catch (error) {
      showToast.error(messageOf(error))
      return null
    }
  }
}
