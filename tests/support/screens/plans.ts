import {
  AddBalanceStatementDocument,
  CreateAccountDocument,
  CreateCategoryDocument,
  CreateRecurrenceDocument,
  CreateTransactionDocument,
  FindRecurrencesDocument,
  CreateSavedViewDocument as SaveViewDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import { fill as fillReports } from '../../browser/ledger/reports-steps.ts'
import { addRecords } from '../data/sample-ledger.ts'
import { categoryOf, expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import { action, fill, nextOverlay, nextState, overlay, page, type Screen, type Step } from './screen.ts'
import { accentedText, serverText, shownText } from './texts.ts'

const dayOf = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** Adds what the screens of budgets, categories, reports and recurring transactions show. */
export async function fillPlans(person: TestUser): Promise<void> {
  await addRecords(person)
  await fillReports(person)
  await person.graphql(SaveViewDocument, {
    input: { name: 'Kiosk', page: 'REPORTS', address: 'by=tag', isShared: true },
  })
  const parentId = await categoryOf(person, 'Groceries')
  const { createCategory: bakery } = await person.graphql(CreateCategoryDocument, {
    input: { name: 'Bakery', type: 'EXPENSE', parentId },
  })
  await person.graphql(SetBudgetDocument, { categoryId: bakery.id, month: dayOf(0).slice(0, 7), amount: '30.00' })
  const bought = expense({ description: 'Kiosk', date: dayOf(0), amount: '40.00', categoryId: bakery.id })
  await person.graphql(CreateTransactionDocument, { input: bought })
  for (const [description, startDate] of [
    ['Greenlake', dayOf(-3)],
    ['Harbor', dayOf(8)],
  ] as const) {
    await person.graphql(CreateRecurrenceDocument, {
      input: { type: 'EXPENSE', amount: '980.00', description, frequency: 'MONTHLY', startDate },
    })
  }
  for (const days of [-70, -40, -10]) {
    const input = expense({
      description: 'Seattle City Light',
      amount: '15.49',
      date: dayOf(days),
      categoryId: parentId,
    })
    await person.graphql(CreateTransactionDocument, { input })
  }
  const { createAccount: harbor } = await person.graphql(CreateAccountDocument, {
    input: { kind: 'CURRENT', name: 'Harbor', balance: '900.00', day: dayOf(-20) },
  })
  await person.graphql(CreateTransactionDocument, {
    input: { ...expense({ description: 'Kiosk', date: dayOf(0), amount: '3.00' }), accountId: harbor.id },
  })
  await person.graphql(AddBalanceStatementDocument, { accountId: harbor.id, day: dayOf(-1), amount: '880.00' })
  await person.graphql(FindRecurrencesDocument, {})
}

const chip =
  (english: string): Step =>
  (page) =>
    page
      .getByRole('search')
      .getByRole('button', { name: shownText('{label}: {choice}', { label: accentedText(english) }) })
      .first()
      .click()
const spring = '/reports?month=2026-05&months=3'
const anyMenu: Step = ['Actions for {name}', {}]

const openHarbor: Step = (page) => page.getByRole('link', { name: 'Harbor' }).click()

export const planScreens: Screen[] = [
  page('/accounts', 'Accounts'),
  overlay('/accounts', 'Edit {name}', ...action('Harbor', 'Edit')),
  overlay('/accounts', 'Delete the account {name}?', ...action('Harbor', 'Delete')),
  page('/accounts/new', 'New account'),
  { ...page('/accounts', 'Balance now', openHarbor), name: 'the register of an account' },
  nextOverlay('a balance', 'Balance at the end of the day', 'Add a balance'),
  page('/budgets', 'Budgets'),
  overlay('/budgets', 'Fill {monthAndYear}', 'Average of 3 months'),
  overlay('/budgets', 'Export budgets', anyMenu, 'Export'),
  overlay('/budgets', 'Choose a month', (page) => page.locator('main [aria-haspopup=dialog]').first().click()),
  page('/budgets', 'Categories without a budget', 'Add budget'),
  { ...overlay('/budgets', 'Move money', ...action(serverText('Groceries'))), onPhone: 'opened again' },
  overlay('/budgets', 'Cover overspending in {name}', ...action('Bakery', 'Cover overspending')),
  overlay('/budgets', 'Move money', ...action(serverText('Groceries'), 'Move money')),
  overlay('/budgets', 'Rollover for {name}', ...action(serverText('Groceries'), 'Set rollover')),
  page('/budgets?month=2020-05', 'No budgets for {monthAndYear}'),
  page('/budgets/year', 'Annual budgets'),
  overlay(
    '/budgets/year',
    'Keyboard shortcuts',
    (page) => page.getByRole('gridcell').nth(3).click(),
    (page) => page.keyboard.press('?'),
  ),
  overlay('/budgets/year', 'Export budgets', anyMenu, 'Export'),
  page('/categories', 'Categories', ...action(serverText('Health & pharmacy'), 'Archive'), [
    'Archived ({archivedCount})',
    {},
  ]),
  overlay('/categories', 'Add subcategory', ...action(serverText('Groceries'))),
  overlay(
    '/categories',
    'Merge {name} into another category',
    ...action(serverText('Groceries'), 'Merge into another category'),
  ),
  overlay('/categories', 'Delete {name}?', ...action(serverText('Groceries'), 'Delete')),
  overlay('/categories', 'Parent category', ['Edit {name}', { name: 'Bakery' }]),
  nextState('no name', 'Enter a name.', fill('Name', ''), 'Save'),
  overlay('/categories', 'Export as CSV', 'Import and export'),
  nextOverlay('import categories', 'Or paste the list', (page) =>
    page
      .getByRole('menuitem', { name: shownText('Import') })
      .first()
      .click(),
  ),
  nextState(
    'categories of a list',
    'Categories in the list',
    fill(
      'Or paste the list',
      'type,parent,name\nExpense,,Kiosk\nExpense,Kiosk,Harbor\nExpense,Harbor,Pine\nExpense,,Groceries',
    ),
    'Preview',
  ),
  page('/categories/new', 'New category'),
  nextState('no name for a category', 'Enter a name.', 'Create category'),
  page('/reports', 'Reports'),
  overlay('/reports', 'Print', anyMenu),
  nextOverlay('export of a report', 'Export report', 'Export'),
  overlay('/reports', 'Save this view', 'Views'),
  overlay('/reports', 'Calendar year', chip('Months')),
  overlay('/reports', 'Expense', chip('Type')),
  overlay('/reports', 'No comparison', chip('Comparison')),
  page(`${spring}&compare=yes`, (page) => page.getByRole('table')),
  nextState('subcategories', (page) => page.getByText('Bread'), [
    'Subcategories of {name}',
    { name: serverText('Groceries') },
  ]),
  page(`${spring}&by=month`, 'Income and expense'),
  page(`${spring}&by=flow`, 'Money in'),
  page(`${spring}&by=tag`, 'Spending by tag'),
  page(`${spring}&by=member`, 'Spending by payer'),
  overlay(`${spring}&by=member`, 'Who recorded it', chip('Who')),
  page('/reports?from=2026-03&to=2026-05', 'First month'),
  page('/reports?month=2020-05', 'No spending in these months'),
  page('/transactions/recurring', 'Possible recurring payments'),
  overlay('/transactions/recurring', 'How often', 'New recurring'),
  nextState('no description', 'Enter a description.', 'Add recurring'),
  overlay('/transactions/recurring', 'Pause', ...action('Harbor')),
  overlay('/transactions/recurring', 'Edit recurring transaction', ...action('Harbor', 'Edit')),
  overlay('/transactions/recurring', 'Delete the recurring transaction {description}?', ...action('Harbor', 'Delete')),
  overlay('/transactions/recurring', 'Record {description}', ['Record {description}', { description: 'Greenlake' }]),
  overlay('/transactions/recurring', 'Calendar feed', 'Calendar feed'),
]
