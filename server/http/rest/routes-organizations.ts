import { optional, required } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { returnedId } from './shapes.ts'
import { deletedOrganization, member, organization } from './shapes-people.ts'

export const organizationsRoute = route('GET /organizations', query('organizations', organization), {
  summary: 'The organizations one belongs to',
})

/** Beyond the specification's table. Where no id is in the path, the active organization is meant. */
export const organizationRoutes = [
  route('POST /organizations', mutation('createOrganization', organization), {
    summary: 'Makes an organization, owned by who asks',
    body: {
      name: required('text'),
      kind: required('kind'),
      currency: required('text', 'ISO 4217'),
      month_start_day: optional('integer', '1 to 28; 1 where it is not given'),
      time_zone: optional('text', 'IANA; UTC where it is not given'),
      has_team_categories: optional('boolean', 'Adds payroll, marketing and their like'),
    },
    status: 201,
  }),

  route('PUT /organization', mutation('updateOrganization', organization), {
    summary: 'Changes the active organization; what is not given stays',
    body: {
      name: optional('text'),
      currency: optional('text', 'ISO 4217; only while nothing is recorded'),
      month_start_day: optional('integer', '1 to 28'),
      time_zone: optional('text', 'IANA'),
    },
  }),

  route('DELETE /organization', mutation('deleteOrganization', deletedOrganization), {
    summary: 'Deletes the active organization, whose name is to be given; an Owner can restore it for 30 days',
    body: { name: required('text') },
  }),

  route('POST /organization/leave', mutation('leaveOrganization', returnedId), {
    summary: 'Leaves the active organization',
  }),

  route('GET /members', query('members', member), {
    summary: 'The members, by role, then by name',
  }),

  route('PUT /members/{id}', mutation('updateMemberRole', member), {
    summary: 'Changes a member’s role; only an Owner makes Owners and changes them',
    body: { role: required('role') },
    variables: ({ params, body }) => ({ userId: params.id ?? '', role: body.role }),
  }),

  route('DELETE /members/{id}', mutation('removeMember', returnedId), {
    summary: 'Removes a member; what they recorded stays',
    variables: ({ params }) => ({ userId: params.id ?? '' }),
  }),
]
