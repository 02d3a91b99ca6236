import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  type NewSavedViewInput,
  type SavedViewChangesInput,
  type SavedViewRowFragment,
  UpdateSavedViewDocument,
} from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { removeView, upsertView } from './view-cache.ts'

export function useViewChanges() {
  const client = useApolloClient()
  const create = async (input: NewSavedViewInput): Promise<SavedViewRowFragment> => {
    const { data } = await client.mutate({
      mutation: CreateSavedViewDocument,
      variables: { input },
      update: (cache, { data: made }) => made && upsertView(cache, made.createSavedView),
    })
    if (!data) throw new Error(t`Couldn't save the view. Try again.`)
    return data.createSavedView
  }
  return {
    create,
    async update(id: string, changes: SavedViewChangesInput): Promise<void> {
      await client.mutate({
        mutation: UpdateSavedViewDocument,
        variables: { id, changes },
        update: (cache, { data }) => data && upsertView(cache, data.updateSavedView),
      })
    },
    /** @param onBack called with the view that an undo creates */
    async remove(view: SavedViewRowFragment, onBack: (view: SavedViewRowFragment) => void): Promise<void> {
      const { id, name, page, address, isShared } = view
      await client.mutate({
        mutation: DeleteSavedViewDocument,
        variables: { id },
        update: (cache) => removeView(cache, id),
      })
      const undo = async () => onBack(await create({ name, page, address, isShared }))
      showToast.success(t`${name} deleted`, {
        action: {
          label: t`Undo`,
          onClick: () => void undo().catch(() => showToast.error(t`Couldn't restore ${name}. Save the view again.`)),
        },
      })
    },
  }
}
