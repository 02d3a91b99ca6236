import { required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { country, invitation, me, sentInvitation } from '../shapes/people.ts'

export const profileRoutes = [
  route('GET /users/me', query('me', me), {
    summary: 'Returns the profile of the signed-in user',
  }),

  route('POST /users/initialize-profile', mutation('initializeProfile', me), {
    summary: 'Creates your profile with a personal organization',
    body: { name: required('text') },
    status: 201,
  }),

  route('PUT /users/me/preferred-name', mutation('updatePreferredName', me), {
    summary: 'Changes your name',
    body: { name: required('text') },
  }),

  route('PUT /settings/user/country', mutation('updateCountry', me), {
    summary: 'Changes your country and its currency',
    body: { country_id: required('id') },
  }),

  route('GET /settings/countries', query('countries', country), {
    summary: 'Lists the countries that you can choose',
  }),
]

export const completeOnboardingRoute = route('POST /users/complete-onboarding', mutation('completeOnboarding', me), {
  summary: 'Completes the onboarding tour',
})

export const invitationsRoutes = [
  route('GET /invitations', query('invitations', invitation), {
    summary: 'Lists the open and expired invitations, newest first',
  }),

  route('POST /invitations', mutation('createInvitation', sentInvitation), {
    summary: 'Sends an invitation by e-mail, valid for 7 days; only this response contains the link',
    body: { email: required('text'), role: required('role', 'Admin, Member or Viewer') },
    status: 201,
  }),

  route('POST /invitations/{id}/resend', mutation('resendInvitation', sentInvitation), {
    summary: 'Sends an invitation again with a new link; the previous link becomes invalid',
  }),

  route('DELETE /invitations/{id}', mutation('revokeInvitation', returnedId), {
    summary: 'Revokes an invitation',
  }),
]
