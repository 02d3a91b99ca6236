import { useImportChangedSubscription } from '../../generated.ts'

export function ImportSubscription({ id }: { id: string }) {
  useImportChangedSubscription({ variables: { id }, ignoreResults: true })
  return null
}
