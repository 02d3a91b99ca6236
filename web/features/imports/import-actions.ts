import { useApolloClient } from '@apollo/client/react'
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
  /** Answers whether it has begun. */
  apply: (id: string, createCategories: boolean) => Promise<boolean>
  cancel: (id: string) => Promise<boolean>
  /** @throws what refused it */
  revert: (id: string) => Promise<void>
  /** @throws what refused it */
  remove: (found: Pick<ImportFactsFragment, 'id' | 'fileName'>) => Promise<void>
}

/** What is done with an import as a whole. The server does it after it has answered: the import tells how far it is. */
export function useImportDeeds(): ImportActions {
  const client = useApolloClient()
  return useMemo(() => {
    const told = async (work: Promise<unknown>): Promise<boolean> => {
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
        told(client.mutate({ mutation: ApplyImportDocument, variables: { id, createCategories } })),
      cancel: (id) => told(client.mutate({ mutation: CancelImportDocument, variables: { id } })),
      async revert(id) {
        await client.mutate({ mutation: RevertImportDocument, variables: { id } })
      },
      async remove({ id, fileName }) {
        await client.mutate({ mutation: DeleteImportDocument, variables: { id } })
        dropImport(client.cache, id)
        showToast.success(`The import of ${fileName} was deleted`)
      },
    }
  }, [client])
}
