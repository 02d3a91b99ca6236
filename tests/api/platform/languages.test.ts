import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import {
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  RemoveMemberDocument,
} from '../../../web/operations/generated.ts'
import { CategoriesDocument, WriteAsDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import type { PrintedLine } from '../intake/receipt-files.ts'
import { addReceipt, pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs, mailsTo } from '../people/invitations-steps.ts'

const german = { 'accept-language': 'de-CH, en;q=0.5' }

test('an error is in the language of the user, or else in that of the browser, and keeps its code', async ({
  signUp,
}) => {
  const ada = await signUp()
  const create = (headers?: Record<string, string>) =>
    ada.rest('POST', '/categories', { name: ' ', type: 'expense' }, headers)
  expect((await create(german)).body.errors[0].message).toBe('Gib einen Namen mit 1 bis 120 Zeichen ein.')

  await speaks(ada, 'fr')
  expect(await create(german)).toMatchObject({ status: 422, body: { errorCode: 'INVALID_INPUT' } })
  expect((await create(german)).body.errors[0].message).toBe(textIn('fr', 'Enter a name of 1 to 120 characters.'))
})

test('a default category has a name in the language of the reader until it is renamed', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('MEMBER', ada, signUp)
  const id = await categoryOf(ada, 'Groceries')
  await speaks(ada, 'de')
  expect([await nameOf(ada, id), await nameOf(ben, id)]).toEqual(['Lebensmittel', 'Groceries'])

  await ada.graphql(ChangeCategoryDocument, { id, changes: { name: 'Lebensmittel', color: 2 } })
  expect([await nameOf(ada, id), await nameOf(ben, id)]).toEqual(['Lebensmittel', 'Groceries'])
  const input = { name: 'lebensmittel', type: 'EXPENSE' as const }
  await expect(ada.graphql(CreateCategoryDocument, { input })).rejects.toThrow('Lebensmittel gibt es schon')

  await ada.graphql(ChangeCategoryDocument, { id, changes: { name: 'Essen' } })
  expect([await nameOf(ada, id), await nameOf(ben, id)]).toEqual(['Essen', 'Essen'])
})

test('a mail is in the language of its recipient', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const [ben, cleo] = [await joinAs('MEMBER', ada, signUp), await joinAs('MEMBER', ada, signUp)]
  await speaks(ben, 'es')
  for (const person of [ben, cleo]) await ada.graphql(RemoveMemberDocument, { userId: await idOf(person) })
  const subjectsTo = async ({ email }: TestUser) => (await mailsTo(baseUrl, email)).map(({ subject }) => subject)
  const text = "You're no longer a member of {organization}"
  const inSpanish = textIn('es', text).replace('{organization}', 'Harbor & Pine')
  await expect.poll(() => subjectsTo(ben)).toContain(inSpanish)
  await expect.poll(() => subjectsTo(cleo)).toContain(text.replace('{organization}', 'Harbor & Pine'))
})

const slips: { language: string; reader: string; lines: PrintedLine[] }[] = [
  {
    language: 'German',
    reader: 'fr',
    lines: [
      ['FEINKOST BRANDT'],
      ['Datum: 14. Mai 2026'],
      ['Torte', '1.004,30'],
      ['Brot', '3,50'],
      ['SUMME EUR', '1.017,80'],
    ],
  },
  {
    language: 'French',
    reader: 'es',
    lines: [
      ['TRAITEUR MARTIN'],
      ['Date : 14 mai 2026'],
      ['Buffet', '1 004,30'],
      ['Pain', '3,50'],
      ['TOTAL EUR', '1 017,80'],
    ],
  },
  {
    language: 'Spanish',
    reader: 'de',
    lines: [
      ['TALLER RUIZ'],
      ['Fecha: 14 de mayo de 2026'],
      ['Motor', '1.004,30'],
      ['Correa', '3,50'],
      ['TOTAL EUR', '1.017,80'],
    ],
  },
]

test.for(slips)(
  'the dates and amounts of a $language receipt are read, and its doubts are in the language and format of the user ($reader)',
  async ({ reader, lines }, { signUp, baseUrl }) => {
    const ada = await signUp()
    await speaks(ada, reader, 'de-AT')
    const receipt = await addReceipt(ada, baseUrl, pdf(lines))
    const text = 'The items add up to {sum}, but the total is {total}. Compare both with the picture.'
    expect(receipt).toMatchObject({
      merchant: { value: lines[0]?.[0] },
      date: { value: '2026-05-14' },
      currency: { value: 'EUR' },
      total: {
        value: '1017.80',
        doubt: expect.stringContaining(
          textIn(reader, text).replace('{sum}', '€\u00a01.007,80').replace('{total}', '€\u00a01.017,80'),
        ),
      },
    })
    expect(receipt.items.map(({ amount }) => amount.value)).toEqual(['1004.30', '3.50'])
  },
)

const speaks = (person: TestUser, language: string, locale = 'en-US') =>
  person.graphql(WriteAsDocument, { locale, language })

const idOf = async (person: TestUser): Promise<string> => (await person.rest('GET', '/users/me')).body.user.id

async function nameOf(person: TestUser, id: string): Promise<string | undefined> {
  const { categories } = await person.graphql(CategoriesDocument, {})
  return categories.find((category) => category.id === id)?.name
}

function textIn(language: string, english: string): string {
  const file = new URL(`../../../server/locales/${language}.po`, import.meta.url)
  const catalog = formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  }) as Record<string, { message?: string; translation?: string }>
  const entry = Object.values(catalog).find(({ message }) => message === english)
  if (!entry?.translation) throw new Error(`There is no ${language} text for "${english}".`)
  return entry.translation
}
