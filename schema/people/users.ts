import { creditsAvailable } from '../../server/people/billing/limits.ts'
import { mailKinds } from '../../server/people/mails/kinds.ts'
import { deleteAccount, restoreAccount } from '../../server/people/users/deletion.ts'
import { getMe, listMemberProfiles, type Me, type MemberProfile } from '../../server/people/users/read.ts'
import {
  completeOnboarding,
  dismissTour,
  initializeProfile,
  updatePreferences,
  updatePreferredName,
} from '../../server/people/users/write.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { createLoader } from '../loaders.ts'
import { CountryObject } from './countries.ts'
import { OrganizationObject } from './organizations.ts'

export const MemberProfileObject = builder.objectRef<MemberProfile>('Person').implement({
  description: 'A present or former member of one of your organizations.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

export const loadMemberProfile = createLoader(
  (context, ids) => listMemberProfiles(context.user, ids),
  ({ id }) => id,
  ([fellow]) => fellow ?? { id: '', name: '' },
)

const LimitsObject = builder.objectRef<{ aiProcessesPerMonth: number }>('Limits').implement({
  fields: (t) => ({ aiProcessesPerMonth: t.exposeInt('aiProcessesPerMonth') }),
})

const UsageStatsObject = builder.objectRef<{ currentMonthAiProcessingCount: number }>('UsageStats').implement({
  fields: (t) => ({ currentMonthAiProcessingCount: t.exposeInt('currentMonthAiProcessingCount') }),
})

const MailKindEnum = builder.enumType('MailKind', {
  description: 'The e-mails that you can turn off.',
  values: enumValues(mailKinds),
})

export const MeObject = builder.objectRef<Me>('Me').implement({
  description: 'Your own profile.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    hasCompletedOnboarding: t.exposeBoolean('hasCompletedOnboarding'),
    hasDismissedTour: t.exposeBoolean('hasDismissedTour', {
      description:
        'True if you closed the onboarding tour before its last step. The tour then no longer opens by itself.',
    }),
    country: t.expose('country', { type: CountryObject, nullable: true }),
    currencySymbol: t.string({
      description: 'The currency symbol. $ until a country is set.',
      resolve: (me) => me.country?.symbol ?? '$',
    }),
    defaultPersonalOrganization: t.expose('defaultPersonalOrganization', { type: OrganizationObject, nullable: true }),
    locale: t.exposeString('locale', {
      nullable: true,
      description: 'The format of numbers and dates, such as de-DE. Null uses the device’s format.',
    }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The language of texts: en, de, fr or es. Null uses the browser’s language.',
    }),
    weekStart: t.exposeInt('weekStart', {
      nullable: true,
      description: 'The first day of the week, from 1 (Monday) to 7 (Sunday). Null uses that of the format.',
    }),
    mutedMails: t.field({ type: [MailKindEnum], resolve: ({ mutedMails }) => mutedMails }),
    purgedAt: t.expose('purgedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time at which the data of this deleted account is purged. Until then, the account can be restored.',
    }),
    limits: t.field({
      type: LimitsObject,
      resolve: async ({ id, creditsUsed }, _, { read, services }) => ({
        aiProcessesPerMonth: await read((db) => creditsAvailable(db, id, creditsUsed, services.operatorSettings)),
      }),
    }),
    usageStats: t.field({
      type: UsageStatsObject,
      resolve: ({ creditsUsed }) => ({ currentMonthAiProcessingCount: creditsUsed }),
    }),
  }),
})

builder.queryField('me', (t) => t.field({ type: MeObject, rule: 'person', resolve: (_, __, { user }) => getMe(user) }))

builder.mutationField('initializeProfile', (t) =>
  t.field({
    type: MeObject,
    rule: 'identity',
    description:
      'Creates your profile after the first sign-in, with a personal organization. Further calls return the existing profile.',
    args: {
      name: t.arg.string(),
      timeZone: t.arg.string({
        required: false,
        description: "The time zone of the personal organization, as an IANA name such as 'Europe/Berlin'.",
      }),
    },
    resolve: (_, { name, timeZone }, { db, signedIn, services }) =>
      initializeProfile(db, services.operatorSettings, signedIn, name, timeZone ?? undefined),
  }),
)

builder.mutationField('updatePreferredName', (t) =>
  t.field({
    type: MeObject,
    rule: 'account',
    args: { name: t.arg.string() },
    resolve: (_, { name }, { user }) => updatePreferredName(user, name),
  }),
)

builder.mutationField('completeOnboarding', (t) =>
  t.field({ type: MeObject, rule: 'account', resolve: (_, __, { user }) => completeOnboarding(user) }),
)

builder.mutationField('dismissTour', (t) =>
  t.field({ type: MeObject, rule: 'account', resolve: (_, __, { user }) => dismissTour(user) }),
)

const PreferencesInput = builder.inputType('PreferencesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({
    locale: t.string({
      required: false,
      description: 'The format of numbers and dates. An empty text uses the device’s format.',
    }),
    language: t.string({
      required: false,
      description: 'The language of texts: en, de, fr or es. An empty text uses the browser’s language.',
    }),
    weekStart: t.int({
      required: false,
      description: 'The first day of the week, from 1 (Monday) to 7 (Sunday). 0 uses that of the format.',
    }),
    mutedMails: t.field({ type: [MailKindEnum], required: false }),
  }),
})

builder.mutationField('updatePreferences', (t) =>
  t.field({
    type: MeObject,
    rule: 'account',
    args: { preferences: t.arg({ type: PreferencesInput }) },
    resolve: (_, { preferences }, { user }) =>
      updatePreferences(user, {
        ...(preferences.locale != null && { locale: preferences.locale }),
        ...(preferences.language != null && { language: preferences.language }),
        ...(preferences.weekStart != null && { weekStart: preferences.weekStart }),
        ...(preferences.mutedMails != null && { mutedMails: preferences.mutedMails }),
      }),
  }),
)

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: MeObject,
    rule: 'account',
    description:
      'Deletes your account. You must give your e-mail address, and you can restore the account for 30 days. Organizations without other members are deleted too.',
    args: { email: t.arg.string() },
    resolve: (_, { email }, { user }) => deleteAccount(user, email),
  }),
)

builder.mutationField('restoreAccount', (t) =>
  t.field({ type: MeObject, rule: 'account', resolve: (_, __, { user }) => restoreAccount(user) }),
)
