import { examples } from './examples.ts'
import { optional, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showMember, showOrganization } from './shapes.ts'

export const organizationsRoute = route('GET /organizations', operations.RestOrganizationsDocument, {
  summary: 'The organizations one belongs to',
  example: [examples.organization],
  variables: () => ({}),
  answer: ({ organizations }) => organizations.map(showOrganization),
})

/** Beyond the specification's table. Where no id is in the path, the active organization is meant. */
export const organizationRoutes = [
  route('POST /organizations', operations.RestCreateOrganizationDocument, {
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
    example: { ...examples.organization, kind: 'team' },
    variables: ({ body }) => ({
      input: {
        name: body.name,
        kind: body.kind,
        currency: body.currency,
        monthStartDay: body.month_start_day,
        timeZone: body.time_zone,
        hasTeamCategories: body.has_team_categories,
      },
    }),
    answer: ({ createOrganization }) => showOrganization(createOrganization),
  }),

  route('PUT /organization', operations.RestUpdateOrganizationDocument, {
    summary: 'Changes the active organization; what is not given stays',
    body: {
      name: optional('text'),
      currency: optional('text', 'ISO 4217; only while nothing is recorded'),
      month_start_day: optional('integer', '1 to 28'),
      time_zone: optional('text', 'IANA'),
    },
    example: examples.organization,
    variables: ({ body }) => ({
      changes: {
        name: body.name,
        currency: body.currency,
        monthStartDay: body.month_start_day,
        timeZone: body.time_zone,
      },
    }),
    answer: ({ updateOrganization }) => showOrganization(updateOrganization),
  }),

  route('DELETE /organization', operations.RestDeleteOrganizationDocument, {
    summary: 'Deletes the active organization, whose name is to be given; an Owner can restore it for 30 days',
    body: { name: required('text') },
    example: examples.deletedOrganization,
    variables: ({ body }) => ({ name: body.name }),
    answer: ({ deleteOrganization: { id, name, deletedAt, purgedAt } }) => ({
      id,
      name,
      deleted_at: deletedAt,
      purged_at: purgedAt,
    }),
  }),

  route('POST /organization/leave', operations.RestLeaveOrganizationDocument, {
    summary: 'Leaves the active organization',
    example: { id: examples.organization.id },
    variables: () => ({}),
    answer: ({ leaveOrganization }) => ({ id: leaveOrganization }),
  }),

  route('GET /members', operations.RestMembersDocument, {
    summary: 'The members, by role, then by name',
    example: [examples.member],
    variables: () => ({}),
    answer: ({ members }) => members.map(showMember),
  }),

  route('PUT /members/{id}', operations.RestUpdateMemberRoleDocument, {
    summary: 'Changes a member’s role; only an Owner makes Owners and changes them',
    body: { role: required('role') },
    example: { ...examples.member, role: 'Viewer' },
    variables: ({ params, body }) => ({ userId: params.id ?? '', role: body.role }),
    answer: ({ updateMemberRole }) => showMember(updateMemberRole),
  }),

  route('DELETE /members/{id}', operations.RestRemoveMemberDocument, {
    summary: 'Removes a member; what they recorded stays',
    example: { id: examples.member.id },
    variables: ({ params }) => ({ userId: params.id ?? '' }),
    answer: ({ removeMember }) => ({ id: removeMember }),
  }),
]
