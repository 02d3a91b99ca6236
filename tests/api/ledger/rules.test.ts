import {
  ApplyRuleDocument,
  CreateRuleDocument,
  CreateTagOfRuleDocument as CreateRuleTagDocument,
  CreateTransactionDocument,
  EnableRuleDocument,
  OrderRulesDocument,
  RulePreviewDocument,
  RuleSuggestionsDocument,
  RulesDocument,
  UndoDocument,
  UpdateRuleDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  ChangeLogDocument,
  DeclineRuleSuggestionDocument,
  FiledTransactionsDocument,
  RefileTransactionDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test("a rule is previewed and applied to existing transactions, and never overwrites a user's category", async ({
  signUp,
}) => {
  const ada = await signUp()
  const [transport, travel] = [await categoryOf(ada, 'Transport'), await categoryOf(ada, 'Travel')]
  await record(ada, { description: 'SBB Mobile', amount: '3.00' })
  await record(ada, { description: 'sbb móbile 17', amount: '4.00' })
  await record(ada, { description: 'SBB Mobile', amount: '5.00', categoryId: travel })
  const emptied = await record(ada, { description: 'SBB Mobile', amount: '6.00', categoryId: travel })
  await ada.graphql(UpdateTransactionDocument, { id: emptied, changes: { clearCategory: true } })
  await record(ada, { description: 'SBB Mobile', amount: '500.00' })
  await record(ada, { description: 'Bakery', amount: '7.00' })

  const input = { text: 'SBB Mobile', max: '100.00', categoryId: transport }
  const { rulePreview } = await ada.graphql(RulePreviewDocument, { input })
  expect(rulePreview).toMatchObject({ count: 4, changing: 2, locked: 2, expense: { value: '18.00' } })
  expect(rulePreview.first.map(({ changes, isLocked }) => [changes, isLocked])).toEqual([
    [false, true],
    [false, true],
    [true, false],
    [true, false],
  ])

  const { createRule } = await ada.graphql(CreateRuleDocument, { input })
  expect(await ada.graphql(ApplyRuleDocument, { id: createRule.id })).toEqual({ applyRule: 2 })
  const filed = await transactions(ada)
  expect(filed.filter(({ category }) => category?.name === 'Transport')).toHaveLength(2)
  expect(filed.find(({ category }) => category?.name === 'Transport')?.setBy).toEqual([
    { field: 'CATEGORY', by: 'RULE', id: createRule.id },
  ])
  expect(filed.filter(({ category }) => category?.name === 'Travel')).toHaveLength(1)

  const [batch] = await log(ada)
  expect(batch).toMatchObject({ summary: 'Changed 2 transactions: Category', origin: 'RULE' })
  await ada.graphql(UndoDocument, { batchId: batch?.id ?? '' })
  expect((await transactions(ada)).filter(({ category }) => category?.name === 'Transport')).toEqual([])
  expect((await ada.graphql(RulePreviewDocument, { input, id: createRule.id })).rulePreview.changing).toBe(2)
})

test("a user's change overrides a rule", async ({ signUp }) => {
  const ada = await signUp()
  const [transport, travel] = [await categoryOf(ada, 'Transport'), await categoryOf(ada, 'Travel')]
  const id = await record(ada, { description: 'SBB' })
  const rule = await ruleOf(ada, { text: 'sbb', categoryId: transport })
  await ada.graphql(ApplyRuleDocument, { id: rule })
  await ada.graphql(UpdateTransactionDocument, { id, changes: { categoryId: travel } })

  expect(await ada.graphql(ApplyRuleDocument, { id: rule })).toEqual({ applyRule: 0 })
  expect(await transactions(ada)).toMatchObject([{ category: { name: 'Travel' }, setBy: [] }])
})

test('the first rule that sets a category wins, tags add up and a disabled rule does nothing', async ({ signUp }) => {
  const ada = await signUp()
  const [transport, travel] = [await categoryOf(ada, 'Transport'), await categoryOf(ada, 'Travel')]
  const tag = async (name: string) => (await ada.graphql(CreateRuleTagDocument, { name })).createTag.id
  const [work, train] = [await tag('Work'), await tag('Train')]
  const first = await ruleOf(ada, { text: 'sbb', categoryId: travel, tagIds: [work] })
  const second = await ruleOf(ada, { text: 'mobile', match: 'CONTAINS', categoryId: transport, tagIds: [train] })
  await ada.graphql(OrderRulesDocument, { ids: [second, first] })
  const programmed = async () => {
    const { body } = await ada.rest('POST', '/transactions', {
      amount: '3.00',
      type: 'Expense',
      transaction_date: '2026-03-31',
      description: 'SBB Mobile',
      category_id: null,
    })
    return (await transactions(ada)).find(({ id }) => id === body.id)
  }

  const both = await programmed()
  expect(both?.category?.name).toBe('Transport')
  expect(both?.tags.map(({ name }) => name).toSorted()).toEqual(['Train', 'Work'])
  await ada.graphql(EnableRuleDocument, { id: second, enabled: false })
  const one = await programmed()
  expect(one).toMatchObject({ category: { name: 'Travel' }, tags: [{ name: 'Work' }] })
  expect((await log(ada)).map(({ summary }) => summary)).toContain('Turned off the rule for mobile')
})

test('a transaction entered in the app is not changed by rules', async ({ signUp }) => {
  const ada = await signUp()
  await ruleOf(ada, { text: 'sbb', categoryId: await categoryOf(ada, 'Transport') })
  const input = expense({ description: 'SBB' })
  await ada.graphql(CreateTransactionDocument, { input }, { headers: { 'x-client': 'web' } })
  expect(await transactions(ada)).toMatchObject([{ category: null }])
})

test('a repeated correction suggests a rule until a user declines or creates it', async ({ signUp }) => {
  const ada = await signUp()
  const [transport, travel] = [await categoryOf(ada, 'Transport'), await categoryOf(ada, 'Travel')]
  const refile = async (description: string, categoryId: string, id?: string) => {
    const transaction = id ?? (await record(ada, { description, categoryId: await categoryOf(ada, 'Groceries') }))
    const { updateTransaction } = await ada.graphql(RefileTransactionDocument, { id: transaction, categoryId })
    return { id: transaction, suggested: updateTransaction.suggestedRule }
  }

  const once = await refile('SBB Mobile', transport)
  expect(once.suggested).toBeNull()
  // Changing one transaction back and forth does not count as two corrections.
  await refile('', travel, once.id)
  expect((await refile('', transport, once.id)).suggested).toBeNull()
  const twice = await refile('sbb mobile', transport)
  expect(twice.suggested).toMatchObject({ description: 'sbb mobile', times: 2, category: { name: 'Transport' } })
  expect((await ada.graphql(RuleSuggestionsDocument, {})).ruleSuggestions).toHaveLength(1)

  await ada.graphql(DeclineRuleSuggestionDocument, { id: twice.suggested?.id ?? '' })
  expect((await refile('SBB Mobile', transport)).suggested).toBeNull()
  await refile('SBB Mobile', travel)
  expect((await refile('SBB Mobile', travel)).suggested).toMatchObject({ category: { name: 'Travel' } })
  await ruleOf(ada, { text: 'SBB Mobile', match: 'IS', categoryId: travel })
  expect((await ada.graphql(RuleSuggestionsDocument, {})).ruleSuggestions).toEqual([])
})

test('a rule describes its conditions and actions, and belongs to its organization', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const transport = await categoryOf(ada, 'Transport')
  const expectRejected = (input: object) =>
    expect(ada.graphql(CreateRuleDocument, { input: { categoryId: transport, ...input } })).rejects
  await expectRejected({}).toMatchObject({ code: 'INVALID_INPUT', fields: { text: expect.any(String) } })
  await expectRejected({ text: 'sbb', categoryId: null }).toMatchObject({ fields: { categoryId: expect.any(String) } })
  await expectRejected({ text: 'sbb', type: 'INCOME' }).toMatchObject({ fields: { categoryId: expect.any(String) } })
  await expectRejected({ min: '9.00', max: '8.00' }).toMatchObject({ fields: { max: expect.any(String) } })

  await record(ada, { description: 'a 100%_\\ match' })
  await record(ada, { description: 'a 1000 match' })
  const id = await ruleOf(ada, { text: '100%_\\', categoryId: transport })
  expect(await ada.graphql(ApplyRuleDocument, { id })).toEqual({ applyRule: 1 })
  await expect(bob.graphql(ApplyRuleDocument, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await bob.graphql(RulesDocument, {})).rules).toEqual([])
  await expect(
    bob.graphql(RulePreviewDocument, { input: { text: 'match', categoryId: await categoryOf(bob, 'Transport') } }),
  ).resolves.toMatchObject({ rulePreview: { count: 0 } })

  await ada.graphql(UpdateRuleDocument, { id, input: { text: 'x', marksReviewed: true }, version: 1 })
  await expect(
    ada.graphql(UpdateRuleDocument, { id, input: { text: 'y', marksReviewed: true }, version: 1 }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the REST API manages rules', async ({ signUp }) => {
  const ada = await signUp()
  const category_id = await categoryOf(ada, 'Transport')
  await record(ada, { description: 'SBB Mobile' })
  const { status, body } = await ada.rest('POST', '/rules', { text: 'SBB', match: 'starts_with', max: 20, category_id })
  expect(status).toBe(201)
  expect(body).toMatchObject({ match: 'starts_with', max: '20.00', type: 'Expense', enabled: true, reviewed: false })
  expect((await ada.rest('POST', `/rules/${body.id}/apply`)).body).toEqual({ count: 1 })
  const changed = await ada.rest('PUT', `/rules/${body.id}`, { text: 'SBB', reviewed: true, enabled: false })
  expect(changed.body).toMatchObject({ category_id: null, max: null, reviewed: true, enabled: false })
  expect((await ada.rest('GET', '/rules')).body).toHaveLength(1)
  expect((await ada.rest('DELETE', `/rules/${body.id}`)).body).toEqual({ id: body.id })
})

async function record(person: TestUser, details: Parameters<typeof expense>[0]): Promise<string> {
  const { createTransaction } = await person.graphql(CreateTransactionDocument, { input: expense(details) })
  return createTransaction.id
}

async function ruleOf(person: TestUser, input: object): Promise<string> {
  const { createRule } = await person.graphql(CreateRuleDocument, { input })
  return createRule.id
}

async function transactions(person: TestUser) {
  const { transactions } = await person.graphql(FiledTransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}

async function log(person: TestUser) {
  const { changeLog } = await person.graphql(ChangeLogDocument, {})
  return changeLog.edges.map(({ node }) => node)
}
