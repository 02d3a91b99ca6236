import { type AccountChoiceFragment, useAccountChoicesQuery } from '../../generated.ts'
import { useOrganization } from '../session/organization.tsx'

/** The accounts to choose from, closed ones included. An organization without accounts sends no query. */
export function useAccountChoices(): readonly AccountChoiceFragment[] {
  const { hasAccounts } = useOrganization()
  const { data } = useAccountChoicesQuery({ skip: !hasAccounts })
  return data?.accounts ?? none
}

const none: never[] = []
