import {
  CreateTransactionDocument,
  MembersDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import type { Role } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

export async function changeRole(owner: TestUser, { email }: TestUser, role: Role): Promise<void> {
  const { members } = await owner.graphql(MembersDocument, {})
  const userId = members.find((member) => member.email === email)?.id ?? ''
  await owner.graphql(UpdateMemberRoleDocument, { userId, role })
}

export async function record(person: TestUser, description: string): Promise<void> {
  const input = expense({ description, categoryId: await categoryOf(person, 'Groceries'), date: today() })
  await person.graphql(CreateTransactionDocument, { input })
}

export const today = () => new Date().toISOString().slice(0, 10)
