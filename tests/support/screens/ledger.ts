import type { Page } from 'playwright-core'
import {
  CreateTagDocument,
  CreateTransactionDocument as RecordWholeDocument,
  CreateSavedViewDocument as SaveViewDocument,
} from '../../../web/operations/generated.ts'
import { receiptFile } from '../../browser/assistant/assistant-steps.ts'
import { goTo } from '../browser/browser.ts'
import { addRecords } from '../data/sample-ledger.ts'
import { DeleteTransactionsDocument } from '../generated.ts'
import { categoryOf, expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import {
  action,
  field,
  fill,
  key,
  named,
  nextOverlay,
  nextState,
  overlay,
  page,
  row,
  type Screen,
  type Step,
} from './screen.ts'
import { accentedText, shownText } from './texts.ts'

/** Adds what the screens of transactions show: splits, tags, a note, another currency, a view and deleted records. */
export async function fillTransactions(person: TestUser): Promise<void> {
  await addRecords(person)
  const date = new Date().toISOString().slice(0, 10)
  const record = (details: object) =>
    person.graphql(RecordWholeDocument, { input: { ...expense({ date }), ...details } })
  const { createTag: tag } = await person.graphql(CreateTagDocument, { name: 'Sailing' })
  const categoryId = await categoryOf(person, 'Groceries')
  await record({ description: 'Harbor', amount: '25.00', splits: [{ amount: '20', categoryId }, {}], tagIds: [tag.id] })
  await record({ description: 'Kiosk', note: 'Kiosk', reviewed: false, currency: 'EUR', rate: '1.1', amount: '10.00' })
  const deleted = [await record({ description: 'Pine' }), await record({ description: 'Pine' })]
  const ids = deleted.map(({ createTransaction }) => createTransaction.id)
  await person.graphql(DeleteTransactionsDocument, { ids })
  await person.graphql(SaveViewDocument, {
    input: { name: 'Kiosk', page: 'TRANSACTIONS', address: 'min=100', isShared: true },
  })
}

const list = '/transactions'
const market = 'Greenlake Market'
const opened: Step[] = [row(market), named(market)]
const categoryOfRow: Step[] = [row(market), ['Category of {name}', { name: market }]]
const editing = (page: Page) => page.getByRole('region', { name: shownText('Edit transaction') })
const select =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('row').filter({ hasText: name }).first().waitFor()
    await page
      .locator('label', { has: page.getByLabel(shownText('Select {name}', { name })) })
      .first()
      .click()
  }
/** Presses a button of the bar below the list. */
const inBar =
  (english: string): Step =>
  (page) =>
    page
      .getByRole('region', { name: shownText('Selected transactions') })
      .getByRole('button', { name: shownText(english) })
      .click()
/** Some controls are only on phones. */
const asPhone: Step = (page) => page.setViewportSize({ width: 360, height: 740 })
const menuOfList = action(accentedText('transactions'))

const screens: Screen[] = [
  page('/dashboard', 'Dashboard'),
  overlay('/dashboard', (page) => page.getByRole('dialog').getByRole('option'), 'Find anything'),
  nextOverlay(
    'what the palette finds',
    (page) => page.getByRole('dialog').getByRole('option', { name: market }),
    (page) => page.getByRole('dialog').getByRole('combobox').fill('green'),
  ),
  overlay('/dashboard', 'Undo last change', asPhone, ['Account: {name}', {}]),
  page(list, 'Transactions', row(market)),
  overlay(list, 'Photograph a receipt', asPhone, 'Add'),
  { ...overlay(list, 'Recurring', ...menuOfList), onPhone: 'opened again' },
  overlay(list, 'Export transactions', ...action(accentedText('transactions'), 'Export')),
  { ...overlay(list, 'Save this view', 'Views'), onPhone: 'opened again' },
  { ...overlay(list, 'Share with all members', 'Views', 'Save this view'), onPhone: 'opened again' },
  overlay(list, 'Search categories', 'Category'),
  overlay(list, 'Not set', 'Who'),
  overlay(list, (page) => page.getByRole('dialog'), 'Date'),
  overlay(list, 'At least', 'Amount'),
  nextOverlay('amounts that are not numbers', 'Enter amounts as numbers.', fill('At least', 'x'), key('Enter')),
  overlay(list, 'No tag', 'Tag'),
  overlay(list, 'Not recurring', 'More'),
  { ...overlay(list, 'Search categories', ...categoryOfRow), onPhone: 'missing' },
  {
    ...overlay(list, 'Create “{name}”', ...categoryOfRow, fill('Search categories', 'zzz')),
    typed: 'zzz',
    onPhone: 'missing',
  },
  page(list, 'Selected transactions', select(market)),
  overlay(list, 'Change date', select(market), inBar('More')),
  overlay(list, 'Search categories', select(market), (page) =>
    page
      .getByRole('region', { name: shownText('Selected transactions') })
      .getByRole('button', { name: shownText('Category') })
      .click(),
  ),
  overlay(list, (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')), select(market), key('Delete')),
  overlay(list, editing, row('Harbor'), named('Harbor')),
  overlay(list, editing, ...opened),
  nextOverlay('history of a transaction', (page) => editing(page).getByText(shownText('History')), 'History'),
  overlay(list, 'Discard your changes?', ...opened, fill('Note', 'Kiosk'), key('Escape')),
  overlay(list, 'Keyboard shortcuts', row(market), key('?')),
  overlay(list, (page) => page.getByRole('menuitem', { name: 'Sailing' }), select(market), key('t')),
  overlay(list, 'Date', select(market), inBar('More'), 'Change date'),
  page(`${list}?split=yes&receipt=no`, 'Transactions'),
  page(`${list}?text=grenlake`, 'Corrected search'),
  page(`${list}?text=zzz`, (page) => page.getByText(shownText('Nothing matches these filters'))),
  page('/transactions/new', 'New transaction'),
  nextState('split', 'Split by', fill('Amount', '9'), 'Split'),
  nextState('other currency', '1 {currency} in {base}', 'Use another currency'),
  page('/transactions/new', (page) => page.locator('[aria-invalid=true]'), 'Save'),
  overlay(
    '/transactions/new',
    (page) => page.getByRole('option'),
    (page) => field(page, 'Description').pressSequentially('green'),
  ),
  overlay(
    '/transactions/new',
    (page) => page.getByRole('option'),
    (page) =>
      page
        .getByRole('combobox', { name: shownText('Category') })
        .first()
        .click(),
  ),
  page('/trash', 'Trash'),
  page('/trash', 'Restore {count}', (page) => page.getByText(shownText('Select all')).first().click()),
  nextState('/nowhere', '404 - Not Found', (page) => goTo(page, '/nowhere')),
  page(
    '/transactions/new',
    (page) => page.getByRole('list', { name: shownText('Receipts') }).getByText('greenlake'),
    (page) => page.locator('input[type=file]').first().setInputFiles(receiptFile('greenlake.pdf', '9.00')),
  ),
]

export const ledgerScreens = screens.map((screen) => ({ ...screen, typed: 'green grenlake greenlake.pdf' }))
