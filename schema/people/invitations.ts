import { acceptInvitation, declineInvitation } from '../../server/people/invitations/answer.ts'
import {
  findInvitations,
  getInvitationByToken,
  type Invitation,
  type InvitationOffer,
  type InvitationState,
  listInvitations,
  listMyInvitations,
} from '../../server/people/invitations/read.ts'
import {
  createInvitation,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
} from '../../server/people/invitations/write.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { loadChanged, RecordChangeObject } from '../ledger/ledger.ts'
import { createRecordLoader } from '../loaders.ts'
import { OrganizationKindEnum, OrganizationObject, RoleEnum } from './organizations.ts'
import { loadMemberProfile, MemberProfileObject } from './users.ts'

const InvitationObject = builder.objectRef<Invitation>('Invitation').implement({
  description: 'An open invitation that was not accepted yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: RoleEnum }),
    invitedBy: t.field({
      type: MemberProfileObject,
      resolve: ({ invitedBy }, _, context) => loadMemberProfile(context, invitedBy),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isExpired: t.exposeBoolean('isExpired'),
  }),
})

const loadInvitation = createRecordLoader((context, ids) => findInvitations(context.tenant, ids))

const SentInvitationObject = builder.objectRef<SentInvitation>('SentInvitation').implement({
  fields: (t) => ({
    invitation: t.expose('invitation', { type: InvitationObject }),
    link: t.exposeString('link', {
      description: 'The link of the invitation, which is also sent by e-mail. Only this response contains it.',
    }),
  }),
})

const InvitationStateEnum = builder.enumType('InvitationState', {
  values: enumValues<InvitationState>(['open', 'expired', 'accepted', 'declined', 'revoked']),
})

export const InvitationOfferObject = builder.objectRef<InvitationOffer>('InvitationOffer').implement({
  description: 'An invitation as the invited user sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    organizationName: t.exposeString('organizationName'),
    organizationKind: t.expose('organizationKind', { type: OrganizationKindEnum }),
    invitedBy: t.exposeString('invitedBy', { description: 'The name of the user who sent the invitation.' }),
    email: t.exposeString('email', { description: 'The e-mail address that was invited.' }),
    role: t.expose('role', { type: RoleEnum }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    state: t.expose('state', { type: InvitationStateEnum }),
  }),
})

const NewInvitationInput = builder.inputType('NewInvitationInput', {
  fields: (t) => ({
    email: t.string(),
    role: t.field({ type: RoleEnum, description: 'The role of the new member, which cannot be OWNER.' }),
  }),
})

builder.queryField('invitations', (t) =>
  t.field({
    type: [InvitationObject],
    rule: 'members:manage',
    description: 'The open and expired invitations, newest first.',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listInvitations(tenant),
  }),
)

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationOfferObject,
    rule: 'public',
    description: 'The invitation that a link belongs to.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => getInvitationByToken(await context.openAnonymousRead(), token),
  }),
)

builder.queryField('myInvitations', (t) =>
  t.field({
    type: [InvitationOfferObject],
    rule: 'account',
    description: 'The open invitations to your e-mail address.',
    resolve: (_, __, { user, signedIn }) => listMyInvitations(user, signedIn.email),
  }),
)

builder.mutationField('createInvitation', (t) =>
  t.field({
    type: SentInvitationObject,
    rule: 'members:manage',
    description: 'Sends an invitation by e-mail, valid for 7 days.',
    args: { input: t.arg({ type: NewInvitationInput }) },
    resolve: (_, { input }, { tenant, services }) => createInvitation(tenant, services, input),
  }),
)

builder.mutationField('resendInvitation', (t) =>
  t.field({
    type: SentInvitationObject,
    rule: 'members:manage',
    description: 'Sends an invitation again with a new link, valid for 7 days. The previous link becomes invalid.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => resendInvitation(tenant, services, id),
  }),
)

builder.mutationField('revokeInvitation', (t) =>
  t.field({
    type: 'ID',
    rule: 'members:manage',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => revokeInvitation(tenant, id),
  }),
)

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: OrganizationObject,
    rule: 'account',
    description:
      'Accepts an invitation. Only a user with the invited e-mail address can accept. None of your existing data is moved.',
    args: {
      id: t.arg.id(),
      token: t.arg.string({
        required: false,
        description: 'The token of the invitation link. With it, the error for a different e-mail address says so.',
      }),
    },
    resolve: (_, { id, token }, { user, signedIn }) => acceptInvitation(user, signedIn.email, id, token ?? undefined),
  }),
)

builder.mutationField('declineInvitation', (t) =>
  t.field({
    type: 'ID',
    rule: 'account',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { user, signedIn }) => declineInvitation(user, signedIn.email, id),
  }),
)

builder.objectField(RecordChangeObject, 'invitation', (t) =>
  t.field({
    type: InvitationObject,
    nullable: true,
    description: 'An open invitation. Null for callers who cannot manage members.',
    resolve: loadChanged('invitation', loadInvitation),
  }),
)
