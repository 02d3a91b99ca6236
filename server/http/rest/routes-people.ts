import { required } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { returnedId } from './shapes.ts'
import { country, invitation, me, sentInvitation } from './shapes-people.ts'

/** GET /users/me to PUT /settings/user/country: who someone is. */
export const profileRoutes = [
  route('GET /users/me', query('me', me), {
    summary: 'The signed-in user’s profile',
  }),

  route('POST /users/initialize-profile', mutation('initializeProfile', me), {
    summary: 'Makes the profile, with an organization of one’s own',
    body: { name: required('text') },
    status: 201,
  }),

  route('PUT /users/me/preferred-name', mutation('updatePreferredName', me), {
    summary: 'Changes one’s name',
    body: { name: required('text') },
  }),

  route('PUT /settings/user/country', mutation('updateCountry', me), {
    summary: 'Changes one’s country, and with it the currency',
    body: { country_id: required('id') },
  }),

  route('GET /settings/countries', query('countries', country), {
    summary: 'The countries one can choose',
  }),
]

export const completeOnboardingRoute = route('POST /users/complete-onboarding', mutation('completeOnboarding', me), {
  summary: 'Ends the guided tour',
})

/** Beyond the specification's table. */
export const invitationsRoutes = [
  route('GET /invitations', query('invitations', invitation), {
    summary: 'Open and expired invitations, newest first',
  }),

  route('POST /invitations', mutation('createInvitation', sentInvitation), {
    summary: 'Invites by mail, for 7 days; the link is told only now',
    body: { email: required('text'), role: required('role', 'Admin, Member or Viewer') },
    status: 201,
  }),

  route('POST /invitations/{id}/resend', mutation('resendInvitation', sentInvitation), {
    summary: 'Sends an invitation again, with a new link; the one before ends',
  }),

  route('DELETE /invitations/{id}', mutation('revokeInvitation', returnedId), {
    summary: 'Revokes an invitation',
  }),
]
