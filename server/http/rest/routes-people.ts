import { examples } from './examples.ts'
import { required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showInvitation, showMe, showSentInvitation } from './shapes.ts'

const sampleLink = 'https://books.example.com/accept-invite?token=…'

/** GET /users/me to PUT /settings/user/country: who someone is. */
export const profileRoutes = [
  route('GET /users/me', operations.RestMeDocument, {
    summary: 'The signed-in user’s profile',
    example: examples.me,
    variables: () => ({}),
    answer: ({ me }) => showMe(me),
  }),

  route('POST /users/initialize-profile', operations.RestInitializeProfileDocument, {
    summary: 'Makes the profile, with an organization of one’s own',
    body: { name: required('text') },
    status: 201,
    example: examples.me,
    variables: ({ body }) => ({ name: body.name }),
    answer: ({ initializeProfile }) => showMe(initializeProfile),
  }),

  route('PUT /users/me/preferred-name', operations.RestUpdatePreferredNameDocument, {
    summary: 'Changes one’s name',
    body: { name: required('text') },
    example: examples.me,
    variables: ({ body }) => ({ name: body.name }),
    answer: ({ updatePreferredName }) => showMe(updatePreferredName),
  }),

  route('PUT /settings/user/country', operations.RestUpdateCountryDocument, {
    summary: 'Changes one’s country, and with it the currency',
    body: { country_id: required('id') },
    example: examples.me,
    variables: ({ body }) => ({ countryId: body.country_id }),
    answer: ({ updateCountry }) => showMe(updateCountry),
  }),

  route('GET /settings/countries', operations.RestCountriesDocument, {
    summary: 'The countries one can choose',
    example: [examples.country],
    variables: () => ({}),
    answer: ({ countries }) =>
      countries.map(({ id, name, code, currency, currencySymbol }) => ({
        id,
        country_name: name,
        code,
        currency,
        currency_symbol: currencySymbol,
      })),
  }),
]

export const completeOnboardingRoute = route(
  'POST /users/complete-onboarding',
  operations.RestCompleteOnboardingDocument,
  {
    summary: 'Ends the guided tour',
    example: examples.me,
    variables: () => ({}),
    answer: ({ completeOnboarding }) => showMe(completeOnboarding),
  },
)

/** Beyond the specification's table. */
export const invitationsRoutes = [
  route('GET /invitations', operations.RestInvitationsDocument, {
    summary: 'Open and expired invitations, newest first',
    example: [examples.invitation],
    variables: () => ({}),
    answer: ({ invitations }) => invitations.map(showInvitation),
  }),

  route('POST /invitations', operations.RestCreateInvitationDocument, {
    summary: 'Invites by mail, for 7 days; the link is told only now',
    body: { email: required('text'), role: required('role', 'Admin, Member or Viewer') },
    status: 201,
    example: { ...examples.invitation, link: sampleLink },
    variables: ({ body }) => ({ input: { email: body.email, role: body.role } }),
    answer: ({ createInvitation }) => showSentInvitation(createInvitation),
  }),

  route('POST /invitations/{id}/resend', operations.RestResendInvitationDocument, {
    summary: 'Sends an invitation again, with a new link; the one before ends',
    example: { ...examples.invitation, link: sampleLink },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ resendInvitation }) => showSentInvitation(resendInvitation),
  }),

  route('DELETE /invitations/{id}', operations.RestRevokeInvitationDocument, {
    summary: 'Revokes an invitation',
    example: { id: examples.invitation.id },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ revokeInvitation }) => ({ id: revokeInvitation }),
  }),
]
