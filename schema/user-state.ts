import { subscribeToUserState, type UserState } from '../server/people/users/user-state.ts'
import { builder } from './builder.ts'
import { InvitationOfferObject } from './invitations.ts'
import { DeletedOrganizationObject, OrganizationObject } from './organizations.ts'
import { MeObject } from './users.ts'

const StandingObject = builder.objectRef<UserState>('Standing').implement({
  description: 'All that belongs to you and not to an organization, as of one moment.',
  fields: (t) => ({
    me: t.expose('me', { type: MeObject }),
    organizations: t.expose('organizations', {
      type: [OrganizationObject],
      description: 'Those that you are a member of, the personal one first.',
    }),
    myInvitations: t.expose('myInvitations', {
      type: [InvitationOfferObject],
      description: 'Open ones to your address.',
    }),
    deletedOrganizations: t.expose('deletedOrganizations', {
      type: [DeletedOrganizationObject],
      description: 'Those that you can restore.',
    }),
  }),
})

builder.subscriptionField('standingChanged', (t) =>
  t.field({
    type: StandingObject,
    rule: 'person',
    description:
      'Your profile, your organizations and the invitations to you: at once, and whenever anybody changes them. Each message is all of it, so whoever comes back has missed nothing. Needs no active organization.',
    subscribe: (_, __, { person, signedIn, parts, signal }) =>
      subscribeToUserState(parts.standings, person, signedIn.email, signal),
    resolve: (standing) => standing,
  }),
)
