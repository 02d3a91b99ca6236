import { expect, test } from 'vitest'
import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createUndoFixture, undo } from '../history/undo-fixture.ts'
import { apply, importFile } from '../imports/import-steps.ts'
import { payeeCases } from './payee-cases.ts'

const fixture = createUndoFixture()

interface Item {
  id: string
  description: string
  payee: string
}

const listed = async (person: TestUser, filter = ''): Promise<Item[]> =>
  (await person.rest('GET', `/transactions?limit=100${filter}`)).body.items

async function importTexts(person: TestUser, texts: readonly string[]): Promise<void> {
  const lines = texts.map((text, at) => `2026-03-12;"${text}";-${at + 1},00`)
  const { id } = await importFile(person, fixture.baseUrl, 'bank.csv', ['Datum;Text;Betrag', ...lines].join('\n'))
  await apply(person, id)
}

test('the payee of a bank text is its clean name', async () => {
  const ada = await fixture.signUp()
  await importTexts(
    ada,
    payeeCases.map(([text]) => text),
  )
  const found = new Map((await listed(ada)).map(({ description, payee }) => [description, payee]))
  // Imports join repeated spaces.
  const named = payeeCases.map(([text]) => [text, found.get(text) ?? found.get(text.replace(/ +/g, ' '))])
  expect(named).toEqual(payeeCases)
})

test('a long text of any kind is cleaned in time', async () => {
  const ada = await fixture.signUp()
  const texts = ['card '.repeat(99), '12.03. '.repeat(70), 'a1'.repeat(250), '* '.repeat(249), 'Berlin '.repeat(70)]
  await importTexts(ada, texts)
  const found = await listed(ada)
  expect(found).toHaveLength(texts.length)
  expect(found.filter(({ payee, description }) => payee === '' && description !== '')).toEqual([])
})

test('a typed description is the payee, until a payee is set', async () => {
  const ada = await fixture.signUp()
  const input = expense({ description: 'CARD PAYMENT TO Bob 1234' })
  const { createTransaction: made } = await ada.graphql(CreateTransactionDocument, { input })
  expect(made.payee).toBe('CARD PAYMENT TO Bob 1234')
  const change = async (changes: { payee?: string; description?: string }) =>
    (await ada.graphql(UpdateTransactionDocument, { id: made.id, changes })).updateTransaction.payee
  expect(await change({ payee: 'Bob' })).toBe('Bob')
  expect(await change({ description: 'Dinner' })).toBe('Bob')
  expect(await listed(ada, '&text=bob')).toHaveLength(1)
  expect(await listed(ada, '&text=dinner+bob')).toHaveLength(1)
  expect(await change({ payee: '' })).toBe('Dinner')
  expect(await listed(ada, '&text=bob')).toHaveLength(0)
})

test('a description that a user enters for an imported transaction is its payee, and undo restores both', async () => {
  const ada = await fixture.signUp()
  await importTexts(ada, ['PAYPAL *SPOTIFY 4029357733'])
  const [{ id } = { id: '' }] = await listed(ada)
  const { body, headers } = await ada.rest('PUT', `/transactions/${id}`, { description: 'Music 2026' })
  expect(body).toMatchObject({ description: 'Music 2026', payee: 'Music 2026' })
  await undo(ada, headers.get('batch-id') ?? '')
  expect(await listed(ada)).toMatchObject([{ description: 'PAYPAL *SPOTIFY 4029357733', payee: 'SPOTIFY' }])
})

test('transactions are filtered by payee, and rules match and set it', async () => {
  const ada = await fixture.signUp()
  await importTexts(ada, ['REWE Markt 4711 KOELN DE', 'Kartenzahlung REWE Markt 12.03.', 'REWE Markt Express', 'Kiosk'])
  expect(await listed(ada, '&payee=rewe+markt')).toHaveLength(2)
  const { body: rule } = await ada.rest('POST', '/rules', { text: 'REWE Markt', match: 'is', payee: 'Rewe' })
  expect(rule).toMatchObject({ payee: 'Rewe' })
  const { body } = await ada.rest('POST', `/rules/${rule.id}/apply`)
  expect(body).toMatchObject({ count: 2 })
  expect(await listed(ada, '&payee=Rewe')).toHaveLength(2)
  const [{ id } = { id: '' }] = await listed(ada, '&payee=Rewe')
  await ada.rest('PUT', `/transactions/${id}`, { payee: 'My shop' })
  await ada.rest('PUT', `/rules/${rule.id}`, { text: 'REWE', payee: 'Supermarket' })
  await ada.rest('POST', `/rules/${rule.id}/apply`)
  expect((await listed(ada)).map(({ payee }) => payee).toSorted()).toEqual([
    'Kiosk',
    'My shop',
    'Supermarket',
    'Supermarket',
  ])
})
