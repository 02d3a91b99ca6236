import { decodeJwt } from 'jose'
import type { Visitor } from './oidc-fixture.ts'

export const subjectOf = ({ client }: Visitor) => (client.token ? decodeJwt(client.token).sub : undefined)

export async function providersOf({ client }: Visitor): Promise<{ id: string; name: string }[]> {
  const { data } = await client.graphql('{ signInAccount { providers { id name } } }')
  return data?.signInAccount.providers
}

export const initializeProfile = ({ client }: Visitor) =>
  client.graphql('mutation { initializeProfile(name: "Ada") { id } }')
