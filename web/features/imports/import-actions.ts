import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import {
  ApplyImportDocument,
  CancelImportDocument,
  DeleteImportDocument,
  type ImportFactsFragment,
  RevertImportDocument,
} from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { dropImport } from './import-cache.ts'

export interface ImportActions {
  /** Resolves to true if the work has started. */
  apply: (id: string, createCategories: boolean) => Promise<boolean>
  cancel: (id: string) => Promise<boolean>
  /** @throws the server's error */
  revert: (id: string) => Promise<void>
  /** @throws the server's error */
  remove: (found: Pick<ImportFactsFragment, 'id' | 'fileName'>) => Promise<void>
}

/**
 * Returns the actions on a whole import. The server responds before the work is done, and the import reports its
 * progress.
 */
export function useImportActions(): ImportActions {
  const client = useApolloClient()
  return useMemo(() => {
    const reportError = async (work: Promise<unknown>): Promise<boolean> => {
      try {
        await work
        return true
      } catch (error) {
        showToast.error(messageOf(error))
        return false
      }
    }
    return {
      apply: (id, createCategories) =>
        reportError(client.mutate({ mutation: ApplyImportDocument, variables: { id, createCategories } })),
      cancel: (id) => reportError(client.mutate({ mutation: CancelImportDocument, variables: { id } })),
      async revert(id) {
        await client.mutate({ mutation: RevertImportDocument, variables: { id } })
      },
      async remove({ id, fileName }) {
        await client.mutate({ mutation: DeleteImportDocument, variables: { id } })
        dropImport(client.cache, id)
        showToast.success(t`Import of ${fileName} deleted`)
      },
    }
  }, [client])
}
