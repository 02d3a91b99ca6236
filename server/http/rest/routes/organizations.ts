import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { deletedOrganization, member, organization } from '../shapes/people.ts'

export const organizationsRoute = route('GET /organizations', query('organizations', organization), {
  summary: 'Lists the organizations that you are a member of',
})

/** Additions to the table of the specification. Routes without an id in the path use the active organization. */
export const organizationRoutes = [
  route('POST /organizations', mutation('createOrganization', organization), {
    summary: 'Creates an organization that you own',
    body: {
      name: required('text'),
      kind: required('kind'),
      currency: required('text', 'ISO 4217 code'),
      month_start_day: optional('integer', '1 to 28, default 1'),
      time_zone: optional('text', 'IANA name, default UTC'),
      has_team_categories: optional('boolean', 'true adds the categories for teams, such as payroll and marketing'),
    },
    status: 201,
  }),

  route('PUT /organization', mutation('updateOrganization', organization), {
    summary: 'Changes the active organization; omitted fields keep their values',
    example: { name: 'Household' },
    body: {
      name: optional('text'),
      currency: optional('text', 'ISO 4217 code; can only change before the first transaction'),
      month_start_day: optional('integer', '1 to 28'),
      time_zone: optional('text', 'IANA name'),
    },
  }),

  route('DELETE /organization', mutation('deleteOrganization', deletedOrganization), {
    summary: 'Deletes the active organization, whose name you must give; an Owner can restore it for 30 days',
    body: { name: required('text') },
  }),

  route('POST /organization/leave', mutation('leaveOrganization', returnedId), {
    summary: 'Leaves the active organization',
  }),

  route('GET /members', query('members', member), {
    summary: 'Lists the members, by role and then by name',
  }),

  route('PUT /members/{id}', mutation('updateMemberRole', member), {
    summary: 'Changes a member’s role; only an Owner can add or change Owners',
    body: { role: required('role') },
    variables: ({ params, body }) => ({ userId: params.id ?? '', role: body.role }),
  }),

  route('DELETE /members/{id}', mutation('removeMember', returnedId), {
    summary: 'Removes a member and keeps the member’s records',
    variables: ({ params }) => ({ userId: params.id ?? '' }),
  }),
]
