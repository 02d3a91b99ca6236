import {
  AcceptInvitationDocument as AcceptDocument,
  CreateInvitationDocument as InviteDocument,
  InvitationByTokenDocument as OfferDocument,
  CreateOrganizationDocument as OpenBooksDocument,
} from '../../../web/operations/generated.ts'
import type { Role } from '../../support/generated.ts'
import type { SignUpOptions, TestUser } from '../../support/people.ts'

export async function createTeam(owner: TestUser, name = 'Harbor & Pine'): Promise<TestUser> {
  const { createOrganization } = await owner.graphql(OpenBooksDocument, {
    input: { name, kind: 'TEAM', currency: 'USD' },
  })
  return owner.in(createOrganization.id)
}

export async function invite(host: TestUser, email: string, role: Role = 'MEMBER') {
  const { createInvitation } = await host.graphql(InviteDocument, { input: { email, role } })
  return { ...createInvitation, id: createInvitation.invitation.id, token: tokenIn(createInvitation.link) }
}

export function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}

export async function stateOf(person: TestUser, token: string) {
  return (await person.graphql(OfferDocument, { token })).invitation.state
}

export async function joinAs(
  role: Role,
  host: TestUser,
  signUp: (options?: SignUpOptions) => Promise<TestUser>,
  name = 'Sam Reed',
): Promise<TestUser> {
  const sam = await signUp({ name })
  const { id } = await invite(host, sam.email, role)
  await sam.graphql(AcceptDocument, { id })
  return sam.in(host.organizationId)
}

export interface ShownMail {
  to: string
  subject: string
  text: string
  html: string | null
  sentAt: string
}

export async function mailsTo(baseUrl: string, email: string): Promise<ShownMail[]> {
  const response = await fetch(`${baseUrl}/dev/mail`, { headers: { accept: 'application/json' } })
  const mails: ShownMail[] = await response.json()
  return mails.filter(({ to, html }) => to === email && html !== null)
}
