import { RestoreDocument } from '../../../web/operations/generated.ts'
import { TrashDocument, type TrashKind, type TrashQuery } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export type Trashed = TrashQuery['trash']['edges'][number]['node']

export async function trashOf(person: TestUser, kind?: TrashKind): Promise<Trashed[]> {
  const { trash } = await person.graphql(TrashDocument, { kind, first: 100 })
  return trash.edges.map(({ node }) => node)
}

export async function restore(person: TestUser, kind: TrashKind, ...ids: string[]) {
  return (await person.graphql(RestoreDocument, { kind, ids })).restore
}
