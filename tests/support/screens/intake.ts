import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { addReceipt } from '../../api/intake/receipt-steps.ts'
import { badFile, bankFile, tripFile } from '../../browser/intake/bank-file.ts'
import { dropOn, untilRead } from '../../browser/intake/documents-steps.ts'
import { drawReceipt } from '../data/receipt-picture.ts'
import { addDocuments, sendList } from '../data/sample-ledger.ts'
import { receiptLines, receiptPages } from '../data/sent-files.ts'
import { expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import { action, nextOverlay, nextState, overlay, page, type Screen, type Step } from './screen.ts'
import { accentedText, shownText } from './texts.ts'
import { readAccented } from './visits.ts'

interface Documents {
  receipt: string
  copy: string
  parts: string
  list: string
}

/** Adds receipts with open questions, a budget list to review and transactions that files contain too. */
export async function fillIntake(person: TestUser, baseUrl: string): Promise<Documents> {
  const record = (description: string, amount: string, date: string) =>
    person.graphql(CreateTransactionDocument, { input: expense({ description, amount, date }) })
  await record('Corner Shop', '4.70', '2026-03-14')
  await record('Elliott Books', '34.50', '2026-03-04')
  await readAccented(person)
  const { receiptPath, budgetListPath } = await addDocuments(person)
  await sendList(person, 'bank.csv', statement)
  const copy = await addReceipt(person, baseUrl, {
    fileName: 'greenlake.jpg',
    contentType: 'image/jpeg',
    bytes: Buffer.concat([drawReceipt(), Buffer.from(' ')]),
  })
  const pages = receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5), receiptLines('GREENLAKE MARKET', 4.3)])
  const parts = await addReceipt(person, baseUrl, pages)
  return {
    receipt: receiptPath,
    copy: `/receipts/${copy.id}/review`,
    parts: `/receipts/${parts.id}/review`,
    list: budgetListPath,
  }
}

const statement = 'Date,Description,Amount\n2026-03-04,Elliott Books,-34.50\n2026-03-05,Kiosk,-2.20\n'
const choose =
  (file: typeof bankFile): Step =>
  async (page) => {
    await page.getByRole('button', { name: shownText('Choose a file') }).waitFor()
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL('**/transactions/import/*')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached', ...untilRead })
  }
const sendAsList: Step = async (page) => {
  await dropOn(page.getByRole('button', { name: shownText('Import a list') }).first(), picture)
  await page.getByText(shownText('Not a budget list')).waitFor(untilRead)
}
const picture = { name: 'greenlake.jpg', mimeType: 'image/jpeg', buffer: drawReceipt() }
const textsOfFiles = [bankFile, tripFile, badFile].map(({ name, buffer }) => `${name} ${buffer.toString('latin1')}`)
/** Their names are those of Intl. */
const currencies = 'Schweizer Franken Japanischer Yen'
const receiptsMenu = accentedText('receipts')

export const intakeScreens = ({ receipt, copy, parts, list }: Documents): Screen[] =>
  [
    page('/receipts', 'Receipts'),
    page('/receipts', 'Receipts', 'Grid'),
    overlay('/receipts', 'Recently deleted', ...action(receiptsMenu)),
    overlay('/receipts', 'Read again', ['Actions for {name}', { name: 'GREENLAKE' }]),
    nextOverlay('delete a receipt', 'Delete the {name} receipt?', 'Delete'),
    page(receipt, 'Approve'),
    nextState('payment details of a receipt', 'Due date', 'Add payment details'),
    nextState('history of a receipt', 'History', 'History'),
    page(parts, 'Receipts in this file'),
    page(copy, 'Keep both'),
    page('/settings/plan', (page) =>
      page.getByRole('region', { name: shownText('AI credits used') }).getByRole('listitem'),
    ),
    page('/receipts/00000000-0000-4000-8000-000000000000/review', 'Receipt not found'),
    page('/review', 'Inbox'),
    overlay(
      '/review',
      'Keyboard shortcuts',
      (page) => page.getByRole('list').first().waitFor(),
      (page) => page.keyboard.press('?'),
    ),
    overlay(
      '/review',
      (page) => page.getByRole('button', { name: shownText('Merge') }),
      (page) =>
        page
          .getByRole('button', { name: /^Elliott Books/ })
          .first()
          .click(),
    ),
    page(list, 'Budget list'),
    page('/budgets', 'Not a budget list', sendAsList),
    page('/budgets/review/00000000-0000-4000-8000-000000000000', 'Budget list not found'),
    page('/transactions/import', 'No imports yet'),
    page('/transactions/import', 'Rows in the file', choose(bankFile)),
    nextState('a row that may be a duplicate', 'Add anyway', 'Possible duplicates'),
    nextState('how a file is read', 'Apply mapping', 'Column mapping'),
    nextOverlay('delete an import', 'Delete the import of {fileName}?', 'Delete'),
    page(
      '/transactions/import',
      (page) => page.getByLabel(shownText('Exchange rate ({currency} to {base})')),
      choose(tripFile),
    ),
    nextState('a rate that is not a number', 'Enter a positive number, such as {example}.', async (page) => {
      const rate = page.getByLabel(shownText('Exchange rate ({currency} to {base})')).first()
      await rate.fill('-1')
      await rate.press('Enter')
    }),
    page('/transactions/import', "Couldn't import this file", choose(badFile)),
    page('/transactions/import', 'Earlier imports'),
    page('/transactions/import/00000000-0000-4000-8000-000000000000', 'Import not found'),
  ].map((screen) => ({ ...screen, typed: `${textsOfFiles.join(' ')} bank slips.pdf ${currencies}` }))
