import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

interface Category {
  id: string
  name: string
  type: string
}

async function categoryOf(person: TestUser, type = 'Expense'): Promise<Category> {
  const { body } = await person.rest('GET', '/categories')
  return body.find((category: Category) => category.type === type)
}

const expense = (category: Category, details: object = {}) => ({
  amount: 12.34,
  description: 'Lunch',
  transaction_date: '2026-03-31',
  category_id: category.id,
  type: 'Expense',
  ...details,
})

test('GET /categories returns a bare array', async ({ signUp }) => {
  const ada = await signUp()
  const { status, body } = await ada.rest('GET', '/categories')
  expect(status).toBe(200)
  expect(body).toContainEqual(
    expect.objectContaining({ id: expect.any(String), name: 'Groceries', type: 'Expense', is_system_category: true }),
  )
  expect(new Set(body.map(({ type }: Category) => type))).toEqual(new Set(['Expense', 'Income']))
})

test('PUT /categories/{id} renames a category', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { id } = await categoryOf(ada)
  expect(await ada.rest('PUT', `/categories/${id}`, { name: 'Food' })).toMatchObject({
    status: 200,
    body: { id, name: 'Food', type: 'Expense' },
  })
  expect(await ada.rest('PUT', `/categories/${id}`, { name: ' ' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name' }] },
  })
  const foreign = await bob.rest('PUT', `/categories/${id}`, { name: 'Mine' })
  const unknown = await bob.rest('PUT', `/categories/${crypto.randomUUID()}`, { name: 'Mine' })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
})

test('POST /categories creates a category', async ({ signUp }) => {
  const ada = await signUp()
  expect(await ada.rest('POST', '/categories', { name: 'Toys', type: 'Expense' })).toMatchObject({
    status: 201,
    body: { name: 'Toys', type: 'Expense', is_system_category: false },
  })
})

test('POST /transactions records a transaction and returns it', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  const { status, body } = await ada.rest('POST', '/transactions', expense(category))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(String),
    type: 'Expense',
    amount: '12.34',
    description: 'Lunch',
    transaction_date: '2026-03-31',
    category_id: category.id,
  })
  expect(await ada.rest('GET', `/transactions/${body.id}`)).toMatchObject({ status: 200, body })
})

test('the REST API can split and tag a transaction and set its payer', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  const splits = [{ category_id: category.id, amount: 10, note: 'Bread' }, { percent: '10' }, {}]
  const { status, body } = await ada.rest(
    'POST',
    '/transactions',
    expense(category, { category_id: null, amount: '20.00', splits, tags: ['Trip', '#Rome'] }),
  )
  expect(status).toBe(201)
  expect(body.splits).toMatchObject([
    { category_id: category.id, amount: '10.00', note: 'Bread' },
    { category_id: null, amount: '2.00' },
    { amount: '8.00' },
  ])
  expect(body).toMatchObject({ tags: [{ name: 'Trip' }, { name: 'Rome' }], paid_by: null, reviewed: true })

  const change = (changes: object) => ada.rest('PUT', `/transactions/${body.id}`, changes)
  const paid = await change({ paid_by: body.created_by.id, reviewed: false, tags: [], currency: 'EUR', rate: 1.1 })
  expect(paid.body).toMatchObject({
    ...{ paid_by: { id: body.created_by.id }, reviewed: false, tags: [], currency: 'EUR', base_amount: '22.00' },
    splits: [{ amount: '10.00', base_amount: '11.00' }, { base_amount: '2.20' }, { base_amount: '8.80' }],
  })
  expect((await change({ splits: null, paid_by: null })).body).toMatchObject({ splits: [], paid_by: null })
  expect(await change({ splits: [{ colour: 'red' }] })).toMatchObject({ status: 422 })
  expect((await change({ splits: [{ amount: 1 }, { amount: 2 }] })).body.errors).toEqual([
    { field: 'splits', message: 'The splits add up to 3.00 EUR, but the amount is 20.00 EUR.' },
  ])
})

test('an amount is accepted as a number or a string without loss of digits', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  const record = async (written: string) => {
    const response = await fetch(`${baseUrl}/api/v1/transactions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ada.token}`,
        'x-active-organization-id': ada.organizationId,
      },
      body: JSON.stringify(expense(category, { amount: '@' })).replace('"@"', written),
    })
    const { amount } = await response.json()
    return [response.status, amount]
  }
  expect(await record('0.10')).toEqual([201, '0.10'])
  expect(await record('"7"')).toEqual([201, '7.00'])
  expect(await record('9999999999999.99')).toEqual([201, '9999999999999.99'])
  // This number is 0.3 as a double.
  expect(await record('0.29999999999999999999')).toEqual([422, undefined])
  expect(await record('1e2')).toEqual([422, undefined])
})

test('POST /transactions reports invalid fields one by one', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [category, foreign] = [await categoryOf(ada), await categoryOf(bob)]
  const wrong: [object, string, string][] = [
    [{ amount: 0 }, 'amount', 'Amount must be a positive number.'],
    [{ amount: -5 }, 'amount', 'Amount must be a positive number.'],
    [{ amount: 1.005 }, 'amount', 'USD has 2 decimals. Shorten the amount.'],
    [{ amount: 'ten' }, 'amount', 'Enter a number, such as 12.34.'],
    [{ amount: null }, 'amount', 'Amount is required.'],
    [
      { transaction_date: '2026-02-30' },
      'transaction_date',
      'Enter an existing date as yyyy-MM-dd, from 1900 to 2200.',
    ],
    [{ transaction_date: 20_260_331 }, 'transaction_date', 'Send a date as yyyy-MM-dd.'],
    [{ category_id: foreign.id }, 'category_id', 'Invalid category selected.'],
    [{ category_id: crypto.randomUUID() }, 'category_id', 'Invalid category selected.'],
    [{ category_id: undefined }, 'category_id', 'Category is required.'],
    [{ type: 'Loan' }, 'type', 'Choose Expense or Income.'],
    [{ owner: 'me' }, 'owner', 'Unknown field.'],
    [{ Category_Id: 'x' }, 'Category_Id', 'Unknown field.'],
    [{ categoryId: 'x' }, 'categoryId', 'Unknown field.'],
  ]
  for (const [details, field, message] of wrong) {
    const { status, body } = await ada.rest('POST', '/transactions', expense(category, details))
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ field, message }] })
    expect(body).toMatchObject({ errorCode: 'INVALID_INPUT', message: expect.stringContaining(message) })
  }
  expect((await ada.rest('GET', '/transactions')).body).toEqual({ items: [], next_cursor: null })
})

test('null clears the texts of a transaction', async ({ signUp }) => {
  const ada = await signUp()
  const { body: made } = await ada.rest(
    'POST',
    '/transactions',
    expense(await categoryOf(ada), { note: 'With tip', payee: 'Bob' }),
  )
  const { body } = await ada.rest('PUT', `/transactions/${made.id}`, { note: null, payee: null, category_id: null })
  expect(body).toMatchObject({ note: '', payee: made.description, category_id: null })
  expect((await ada.rest('PUT', `/transactions/${made.id}`, { description: null })).body.description).toBe('')
})

test('a null category makes a transaction uncategorized, and an omitted one does not', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  expect(await ada.rest('POST', '/transactions', expense(category, { category_id: null }))).toMatchObject({
    status: 201,
    body: { category_id: null },
  })
})

test('two requests with one idempotency key create one transaction', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  const key = { 'idempotency-key': 'lunch-of-today' }
  const first = await ada.rest('POST', '/transactions', expense(category), key)
  const second = await ada.rest('POST', '/transactions', expense(category), key)
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await ada.rest('POST', '/transactions', expense(category, { amount: 1 }), key)).toMatchObject({
    status: 422,
    body: { errorCode: 'KEY_REUSED' },
  })
  expect((await ada.rest('GET', '/transactions')).body.items).toHaveLength(1)
})

test('GET /transactions filters and paginates', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  for (const day of ['01', '02', '03']) {
    await ada.rest('POST', '/transactions', expense(category, { transaction_date: `2026-03-${day}`, amount: day }))
  }
  await ada.rest('POST', '/transactions', expense(category, { category_id: null, type: 'Income' }))
  const days = (body: { items: { transaction_date: string }[] }) => body.items.map((item) => item.transaction_date)
  const { body: first } = await ada.rest('GET', `/transactions?type=Expense&limit=2&category_id=${category.id}`)
  expect(days(first)).toEqual(['2026-03-03', '2026-03-02'])
  const { body: second } = await ada.rest('GET', `/transactions?type=Expense&limit=2&cursor=${first.next_cursor}`)
  expect(days(second)).toEqual(['2026-03-01'])
  expect(second.next_cursor).toBeNull()
  expect(days((await ada.rest('GET', '/transactions?from=2026-03-02&to=2026-03-02')).body)).toEqual(['2026-03-02'])
  expect((await ada.rest('GET', '/transactions?uncategorised=true')).body.items).toHaveLength(1)
  expect((await ada.rest('GET', '/transactions?min=2&max=3&type=expense')).body.items).toHaveLength(2)
  expect(await ada.rest('GET', '/transactions?limit=101')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'limit' }] },
  })
  expect(await ada.rest('GET', '/transactions?colour=red')).toMatchObject({ status: 422 })
})

test('PUT and DELETE /transactions/{id} change and delete a transaction', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const category = await categoryOf(ada)
  const { body } = await ada.rest('POST', '/transactions', expense(category))
  const path = `/transactions/${body.id}`
  expect(await ada.rest('PUT', path, { amount: '13.10', version: body.version })).toMatchObject({
    status: 200,
    body: { amount: '13.10', description: 'Lunch', category_id: category.id },
  })
  expect(await ada.rest('PUT', path, { amount: '14', version: body.version })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONFLICT' },
  })
  expect(await ada.rest('PUT', path, { category_id: null })).toMatchObject({ status: 200, body: { category_id: null } })
  expect((await bob.rest('DELETE', path)).status).toBe(404)
  expect(await ada.rest('DELETE', path)).toMatchObject({ status: 200, body: { id: body.id } })
  expect((await ada.rest('GET', path)).status).toBe(404)
})

test('PUT /budgets sets budgets and GET /budgets returns the month', async ({ signUp }) => {
  const ada = await signUp()
  const category = await categoryOf(ada)
  const plan = { category_id: category.id, month: '2026-03', amount: 400 }
  expect(await ada.rest('PUT', '/budgets', plan)).toMatchObject({
    status: 200,
    body: { category_id: category.id, month: '2026-03', amount: '400.00' },
  })
  const { status, body } = await ada.rest('GET', '/budgets?month=2026-03')
  expect(status).toBe(200)
  expect(body).toContainEqual(expect.objectContaining({ category_id: category.id, amount: '400.00', spent: '0.00' }))
  expect(await ada.rest('GET', '/budgets')).toMatchObject({ status: 422, body: { errors: [{ field: 'month' }] } })
})
