import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useUndo } from '../../app/undo/undo.ts'
import {
  CreateTagDocument,
  DeleteTagDocument,
  MergeTagDocument,
  type TagChangesInput,
  type TagListQuery,
  UpdateTagDocument,
} from '../../generated.ts'
import { removeTag, upsertTag } from './tag-cache.ts'

export type CountedTag = TagListQuery['tags'][number]

/** Returns functions that change tags. Each shows the toast `done` with Undo and updates the cached lists. */
export function useTagChanges() {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  return {
    async create(name: string, color: number): Promise<void> {
      const answer = await client.mutate({
        mutation: CreateTagDocument,
        variables: { name, color },
        update: (cache, { data }) => data && upsertTag(cache, data.createTag),
      })
      offerUndo(t`Tag added`, answer)
    },
    async update(id: string, changes: TagChangesInput): Promise<void> {
      const answer = await client.mutate({
        mutation: UpdateTagDocument,
        variables: { id, changes },
        update: (cache, { data }) => data && upsertTag(cache, data.updateTag),
      })
      offerUndo(t`Tag saved`, answer)
    },
    async remove(id: string): Promise<void> {
      const answer = await client.mutate({
        mutation: DeleteTagDocument,
        variables: { id },
        update: (cache, { data }) => data && removeTag(cache, data.deleteTag),
      })
      offerUndo(t`Tag deleted`, answer)
    },
    async merge(id: string, into: string, done: string): Promise<void> {
      const answer = await client.mutate({
        mutation: MergeTagDocument,
        variables: { id, into },
        update: (cache) => removeTag(cache, id),
      })
      offerUndo(done, answer)
    },
  }
}
