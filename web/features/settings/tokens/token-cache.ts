import type { ApolloCache } from '@apollo/client'
import { type ApiTokenRowFragment, ApiTokensDocument, OrganizationApiTokensDocument } from '../../../generated.ts'

export function addOwnToken(cache: ApolloCache, token: ApiTokenRowFragment): void {
  cache.updateQuery({ query: ApiTokensDocument }, (held) => held && { apiTokens: [token, ...held.apiTokens] })
}

export function removeOwnToken(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: ApiTokensDocument, overwrite: true },
    (held) => held && { apiTokens: held.apiTokens.filter((each) => each.id !== id) },
  )
}

export function removeOrganizationToken(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: OrganizationApiTokensDocument, overwrite: true },
    (held) => held && { organizationApiTokens: held.organizationApiTokens.filter((each) => each.id !== id) },
  )
}
