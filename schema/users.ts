import { type Fellow, getMe, listFellows, type Me, selfHostedCredits } from '../server/users/read.ts'
import { completeOnboarding, initializeProfile, updatePreferredName } from '../server/users/write.ts'
import { builder } from './builder.ts'
import { CountryObject } from './countries.ts'
import { batched } from './loaders.ts'
import { OrganizationObject } from './organizations.ts'

export const PersonObject = builder.objectRef<Fellow>('Person').implement({
  description: 'A present or former fellow member.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

/** Who did something, for the fields named createdBy. */
export const loadPerson = batched(
  (context, ids) => listFellows(context.person, ids),
  ({ id }) => id,
  ([fellow]) => fellow ?? { id: '', name: '' },
)

const LimitsObject = builder.objectRef<{ aiProcessesPerMonth: number }>('Limits').implement({
  fields: (t) => ({ aiProcessesPerMonth: t.exposeInt('aiProcessesPerMonth') }),
})

const UsageStatsObject = builder.objectRef<{ currentMonthAiProcessingCount: number }>('UsageStats').implement({
  fields: (t) => ({ currentMonthAiProcessingCount: t.exposeInt('currentMonthAiProcessingCount') }),
})

export const MeObject = builder.objectRef<Me>('Me').implement({
  description: 'Your own profile.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    hasCompletedOnboarding: t.exposeBoolean('hasCompletedOnboarding'),
    country: t.expose('country', { type: CountryObject, nullable: true }),
    currencySymbol: t.string({ description: '$ until a country is set.', resolve: (me) => me.country?.symbol ?? '$' }),
    defaultPersonalOrganization: t.expose('defaultPersonalOrganization', { type: OrganizationObject, nullable: true }),
    limits: t.field({ type: LimitsObject, resolve: () => ({ aiProcessesPerMonth: selfHostedCredits }) }),
    usageStats: t.field({
      type: UsageStatsObject,
      resolve: ({ creditsUsed }) => ({ currentMonthAiProcessingCount: creditsUsed }),
    }),
  }),
})

builder.queryField('me', (t) =>
  t.field({ type: MeObject, rule: 'person', resolve: (_, __, { person }) => getMe(person) }),
)

builder.mutationField('initializeProfile', (t) =>
  t.field({
    type: MeObject,
    rule: 'identity',
    description: 'Makes the profile after the first sign-in, with a personal organization. Asked again, answers it.',
    args: { name: t.arg.string() },
    resolve: (_, { name }, { db, signedIn }) => initializeProfile(db, signedIn, name),
  }),
)

builder.mutationField('updatePreferredName', (t) =>
  t.field({
    type: MeObject,
    rule: 'person',
    args: { name: t.arg.string() },
    resolve: (_, { name }, { person }) => updatePreferredName(person, name),
  }),
)

builder.mutationField('completeOnboarding', (t) =>
  t.field({ type: MeObject, rule: 'person', resolve: (_, __, { person }) => completeOnboarding(person) }),
)
