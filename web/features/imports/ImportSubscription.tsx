import { useImportChangedSubscription } from '../../generated.ts'

/** Keeps one import as it is on the server, whoever changes it, for as long as it is drawn. */
export function ImportSubscription({ id }: { id: string }) {
  useImportChangedSubscription({ variables: { id }, ignoreResults: true })
  return null
}
