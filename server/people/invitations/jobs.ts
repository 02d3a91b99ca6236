import { forReader } from '../../base/text.ts'
import { requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { findReader, type MailServices, mailTask, nameOfOrganization } from '../mails/jobs.ts'
import { acceptedLetter, invitationMail } from '../mails/templates.ts'
import { addressProofOf } from './address-proof.ts'
import { isExpired, isUnanswered } from './read.ts'
import { findToken, linkOf } from './tokens.ts'

export interface InvitationMailServices extends MailServices {
  signer: Signer
}

/** The mail is in the language of the inviter, because row-level security hides the account of the invited address. */
const sendInvitation = mailTask<InvitationMailServices>(async (tenant, details, { mailer, address, signer }) => {
  const invited = await findInvited(tenant, requireDetail(details, 'invitationId'))
  if (!invited) return
  const { to, sending, tokenHash, inviter, organization, role, expiresAt } = invited
  const token = findToken(signer, sending, tokenHash)
  if (!token) throw new Error('The key with which this invitation was made is gone. It can be sent again.')
  const link = `${linkOf(address, token)}#proof=${addressProofOf(signer, sending)}`
  await mailer.send(invitationMail({ to, inviter, organization, role, expiresAt, link, address }))
})

/** Notifies the inviter. The job runs as the inviter. */
const acceptedMail = mailTask<InvitationMailServices>(async (tenant, details, { mailer, address }) => {
  const mail = await tenant.read(async (db) => {
    const { invitedBy } = await db
      .selectFrom('invitations')
      .select('invitedBy')
      .where('id', '=', requireDetail(details, 'invitationId'))
      .executeTakeFirstOrThrow()
    const inviter = await findReader(db, invitedBy, 'invitation_accepted')
    if (!inviter?.isPresent) return undefined
    const joined = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', tenant.userId)
      .executeTakeFirstOrThrow()
    return { to: inviter.email, language: inviter.language, joined, organization: await nameOfOrganization(db) }
  })
  if (!mail) return
  const { to, language, joined, organization } = mail
  const letter = () => acceptedLetter({ ...joined, role: tenant.role }, { to, organization, address })
  await mailer.send(forReader(language, letter))
})

export const invitationTasks: Record<string, Task<InvitationMailServices>> = {
  'invitation-mail': sendInvitation,
  'accepted-mail': acceptedMail,
}

function findInvited(tenant: Tenant, id: string) {
  return tenant.read(async (db) => {
    const found = await db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.invitedBy')
      .innerJoin('organizations', 'organizations.id', 'invitations.organizationId')
      .select(['invitations.id', 'invitations.sends', 'invitations.tokenHash', 'invitations.email as to'])
      .select(['invitations.role', 'invitations.expiresAt', 'organizations.name as organization'])
      .select(['organizations.timeZone', 'users.name as inviterName', 'users.email as inviterEmail'])
      .where('invitations.id', '=', id)
      .where(isUnanswered)
      .where((eb) => eb.not(isExpired))
      .executeTakeFirst()
    return (
      found && {
        ...found,
        sending: { id: found.id, sends: found.sends },
        inviter: { name: found.inviterName, email: found.inviterEmail },
        organization: { name: found.organization, timeZone: found.timeZone },
      }
    )
  })
}
