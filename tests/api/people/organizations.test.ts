import {
  UpdatePreferredNameDocument as CallMyselfDocument,
  CountriesDocument as CountryListDocument,
  CreateTransactionDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import {
  CategoriesDocument,
  ChooseCountryDocument,
  CreateOrganizationDocument,
  OrganizationsDocument,
  PeopleChangedDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask } from '../http/transport-client.ts'
import { createTeam, joinAs } from './invitations-steps.ts'

const team = { name: 'Harbor & Pine', kind: 'TEAM' as const, currency: 'EUR' }
const random = '7f3c1d1e-0000-4000-8000-000000000001'

const keysOf = async (person: TestUser) =>
  (await person.graphql(CategoriesDocument, {})).categories.map(({ name }) => name)

test('a personal organization has the name of its user, who can rename it permanently', async ({ signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  const nameAfter = async (name: string) => {
    await ada.graphql(CallMyselfDocument, { name })
    return (await ada.graphql(OrganizationsDocument, {})).organizations[0]?.name
  }
  expect(await nameAfter('Ada Black')).toBe("Ada's finances")
  expect(await nameAfter('Grace Hopper')).toBe("Grace's finances")
  expect(await nameAfter('🍜'.repeat(60))).toBe(`${'🍜'.repeat(60)}'s finances`)
  expect(await nameAfter('x'.repeat(120))).toBe(`${'x'.repeat(60)}'s finances`)
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Home' } })
  expect(await nameAfter('Ada')).toBe('Home')
})

test('the creator of an organization is its Owner and receives categories', async ({ signUp }) => {
  const ada = await signUp()
  const { createOrganization: made } = await ada.graphql(CreateOrganizationDocument, {
    input: { ...team, monthStartDay: 28, timeZone: 'Europe/Berlin' },
  })
  expect(made).toMatchObject({
    ...team,
    monthStartDay: 28,
    timeZone: 'Europe/Berlin',
    userRole: 'OWNER',
    plan: 'Self-hosted',
    memberCount: 1,
  })
  expect(await keysOf(ada.in(made.id))).toEqual(await keysOf(ada))
  // The active organization stays the same during the request, so the stored response belongs to it.
  const headers = { 'idempotency-key': 'made once, asked twice' }
  const createAgain = () => ada.graphql(CreateOrganizationDocument, { input: team }, { headers })
  expect((await createAgain()).createOrganization.id).toBe((await createAgain()).createOrganization.id)

  const { organizations } = await ada.graphql(OrganizationsDocument, {})
  expect(organizations.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "PERSONAL Ada's finances",
    'TEAM Harbor & Pine',
    'TEAM Harbor & Pine',
  ])
})

test('a team organization can have business categories, and a personal one has none', async ({ signUp }) => {
  const ada = await signUp()
  const make = async (kind: 'TEAM' | 'PERSONAL') => {
    const input = { ...team, kind, hasTeamCategories: true }
    return keysOf(ada.in((await ada.graphql(CreateOrganizationDocument, { input })).createOrganization.id))
  }
  expect(await make('TEAM')).toEqual(expect.arrayContaining(['Payroll', 'Marketing', 'Product sales']))
  expect(await make('PERSONAL')).toEqual(await keysOf(ada))
})

test('names are normalized, however they are entered', async ({ signUp }) => {
  const ada = await signUp()
  const named = async (name: string) =>
    (await ada.graphql(CreateOrganizationDocument, { input: { ...team, name } })).createOrganization.name
  expect(await named('  株式会社 青空\n ')).toBe('株式会社 青空')
  expect(await named('Cafe\u0301 Zoe\u0308')).toBe('Café Zoë')
  expect(await named('🦊'.repeat(120))).toBe('🦊'.repeat(120))
  for (const name of ['', '   ', '\u200b\u200d', '🦊'.repeat(121)]) {
    await expect(named(name)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: 'Enter a name of 1 to 120 characters.' },
    })
  }
})

test.for([
  [{ currency: 'XYZ' }, 'currency', 'Choose a currency from the list.'],
  [{ currency: 'eur' }, 'currency', 'Choose a currency from the list.'],
  [{ monthStartDay: 29 }, 'monthStartDay', 'Choose a day from 1 to 28.'],
  [{ monthStartDay: 0 }, 'monthStartDay', 'Choose a day from 1 to 28.'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone from the list.'],
  [{ timeZone: '+02:00' }, 'timeZone', 'Choose a time zone from the list.'],
] as const)(
  'the name %o is refused in new and existing organizations',
  async ([wrong, field, sentence], { signUp }) => {
    const ada = await signUp()
    const error = { code: 'INVALID_INPUT', fields: { [field]: sentence } }
    await expect(ada.graphql(CreateOrganizationDocument, { input: { ...team, ...wrong } })).rejects.toMatchObject(error)
    await expect(ada.graphql(UpdateOrganizationDocument, { changes: wrong })).rejects.toMatchObject(error)
    expect((await ada.graphql(OrganizationsDocument, {})).organizations).toMatchObject([
      { currency: 'USD', monthStartDay: 1, timeZone: 'UTC' },
    ])
  },
)

test('settings are changed individually, and omitted settings stay', async ({ signUp }) => {
  const ada = await signUp()
  const change = async (changes: object) =>
    (await ada.graphql(UpdateOrganizationDocument, { changes })).updateOrganization
  expect(await change({ name: 'Ours' })).toMatchObject({ name: 'Ours', currency: 'USD', monthStartDay: 1 })
  expect(await change({ monthStartDay: 25, timeZone: 'Asia/Kolkata' })).toMatchObject({
    name: 'Ours',
    monthStartDay: 25,
    timeZone: 'Asia/Kolkata',
  })
  expect(await change({ timeZone: 'america/new_york' })).toMatchObject({ timeZone: 'America/New_York' })
  expect(await change({})).toMatchObject({ name: 'Ours', monthStartDay: 25 })
})

test('the currency can change only while nothing is recorded', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const inCurrency = (person: TestUser, currency: string) =>
    person.graphql(UpdateOrganizationDocument, { changes: { currency } })
  expect((await inCurrency(ada, 'JPY')).updateOrganization.currency).toBe('JPY')
  expect((await inCurrency(ada, 'EUR')).updateOrganization.currency).toBe('EUR')

  await ada.graphql(CreateTransactionDocument, { input: expense({}) })
  await bob.graphql(SetBudgetDocument, {
    categoryId: await categoryOf(bob, 'Groceries'),
    month: '2026-03',
    amount: '5',
  })
  for (const [person, now] of [
    [ada, 'EUR'],
    [bob, 'USD'],
  ] as const) {
    await expect(inCurrency(person, 'GBP')).rejects.toMatchObject({
      fields: {
        currency: `The currency is locked once there are transactions or budgets. Create another organization for GBP.`,
      },
    })
    // The form sends all its values, and an equal value is not a change.
    expect((await inCurrency(person, now)).updateOrganization.currency).toBe(now)
  }
})

test('a country sets the currency of the personal organization, wherever it is chosen', async ({ signUp }) => {
  const ada = await signUp()
  const { countries } = await ada.graphql(CountryListDocument, {})
  const countryId = countries.find(({ currency }) => currency === 'CHF')?.id ?? ''
  const ledger = await createTeam(ada)
  const { updateCountry } = await ledger.graphql(ChooseCountryDocument, { countryId })
  expect(updateCountry.defaultPersonalOrganization).toEqual({ id: ada.organizationId, currency: 'CHF' })
  const { organizations } = await ada.graphql(OrganizationsDocument, {})
  expect(organizations.map(({ currency }) => currency)).toEqual(['CHF', 'USD'])
})

test('an outsider can change nothing and receives no information', async ({ signUp }) => {
  const [ada, eve] = [await signUp(), await signUp()]
  const rename = (id: string) => eve.in(id).graphql(UpdateOrganizationDocument, { changes: { name: 'Eve was here' } })
  const errors = [ada.organizationId, random].map((id) => rename(id).catch(({ code, message }) => ({ code, message })))
  const [foreign, unknown] = await Promise.all(errors)
  expect(foreign).toEqual({ code: 'NOT_A_MEMBER', message: 'You are not a member of this organization.' })
  expect(foreign).toEqual(unknown)
  expect((await ada.graphql(OrganizationsDocument, {})).organizations).toMatchObject([{ name: "Ada's finances" }])
})

test('all members receive a new name immediately', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('VIEWER', ada, signUp)
  const subscription = await sam.subscribe(PeopleChangedDocument, {})
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Pine & Harbor' } })

  expect((await subscription.next()).ledgerChanged.changes).toEqual([
    { kind: 'ORGANIZATION', id: ada.organizationId, action: 'UPDATED', member: null },
  ])
  await subscription.stop()
  const { organizations } = await sam.graphql(OrganizationsDocument, {})
  expect(organizations[1]).toMatchObject({ name: 'Pine & Harbor', userRole: 'VIEWER', memberCount: 2 })
})

test('the first organization uses the time zone of the device that created it', async ({ baseUrl, signUp }) => {
  for (const [given, stored] of [
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Middle/Earth', 'UTC'],
    [null, 'UTC'],
  ]) {
    const ada = await signUp({ profile: false })
    const query = `mutation($timeZone: String) {
      initializeProfile(name: "Ada", timeZone: $timeZone) { defaultPersonalOrganization { timeZone } }
    }`
    const { body } = await ask(baseUrl, ada, query, { timeZone: given })
    expect(body.data.initializeProfile.defaultPersonalOrganization, `${given}`).toEqual({ timeZone: stored })
  }
})
