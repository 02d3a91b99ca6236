import { subscribeToUserState, type UserState } from '../../server/people/users/user-state.ts'
import { builder } from '../builder.ts'
import { InvitationOfferObject } from './invitations.ts'
import { DeletedOrganizationObject, OrganizationObject } from './organizations.ts'
import { MeObject } from './users.ts'

const UserStateObject = builder.objectRef<UserState>('Standing').implement({
  description: 'A snapshot of the data that belongs to you and not to an organization.',
  fields: (t) => ({
    me: t.expose('me', { type: MeObject }),
    organizations: t.expose('organizations', {
      type: [OrganizationObject],
      description: 'The organizations you are a member of, the personal one first.',
    }),
    myInvitations: t.expose('myInvitations', {
      type: [InvitationOfferObject],
      description: 'The open invitations to your e-mail address.',
    }),
    deletedOrganizations: t.expose('deletedOrganizations', {
      type: [DeletedOrganizationObject],
      description: 'The deleted organizations that you can restore.',
    }),
  }),
})

builder.subscriptionField('standingChanged', (t) =>
  t.field({
    type: UserStateObject,
    rule: 'account',
    description:
      'Your profile, organizations and invitations, sent immediately and after each change. Each update contains the complete user state, so you miss nothing after a reconnect. No active organization is required.',
    subscribe: (_, __, { user, signedIn, services, signal }) =>
      subscribeToUserState(services.userVersions, user, signedIn.email, signal),
    resolve: (userState) => userState,
  }),
)
