import type { Locator, Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { receiptFile } from '../../browser/assistant/assistant-steps.ts'
import { untilRead } from '../../browser/intake/documents-steps.ts'
import { receiptLines, receiptPages } from '../data/sent-files.ts'
import { categoryOf, expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import { control, nextState, overlay, type Screen, type Step } from './screen.ts'
import { shownText } from './texts.ts'

/** Adds spending in two months that the assistant compares. */
export async function fillSpending(person: TestUser): Promise<void> {
  for (const [category, date, amount] of [
    ['Groceries', '2025-01-05', '55.05'],
    ['Groceries', '2025-02-06', '23.30'],
    ['Transport', '2025-01-07', '20.00'],
  ] as const) {
    const input = expense({ description: 'Kiosk', date, amount, categoryId: await categoryOf(person, category) })
    await person.graphql(CreateTransactionDocument, { input })
  }
}

/** In German, the language of the reader whose texts have accents: an answer is in the language of the question. */
const messages = {
  spending: 'Wie viel habe ich diesen Monat ausgegeben?',
  comparison: 'Vergleiche Februar 2025 mit Januar 2025',
  ranking: 'Top 2 Kategorien im Januar 2025',
  entries: 'Taxi 12, Mittagessen 9,50, Kaffee 3,80 und Kino 14',
}

const assistant = (page: Page) => page.getByRole('dialog', { name: shownText('AI Assistant') })
const send =
  (text: string): Step =>
  async (page) => {
    const field = assistant(page).getByRole('textbox', { name: shownText('Message') })
    await field.fill(text)
    await field.press('Enter')
  }
const attach =
  (file: ReturnType<typeof receiptFile>): Step =>
  (page) =>
    assistant(page).locator('input[type=file]').first().setInputFiles(file)
/** Reading a file takes seconds. */
const untilShown =
  (find: (page: Page) => Locator): Step =>
  (page) =>
    find(page).first().waitFor(untilRead)
const slips = receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5), receiptLines('GREENLAKE MARKET', 4.3)])
const broken = receiptFile('budget.pdf', '7.70')

const typed = `${Object.values(messages).join(' ')} greenlake.pdf ${slips.fileName}`

export const assistantScreens: Screen[] = [
  overlay('/dashboard', 'Suggestions', 'Open AI Assistant'),
  nextState('an answer', (page) => assistant(page).getByRole('listitem').nth(1), send(messages.spending)),
  nextState('two months compared', (page) => assistant(page).getByRole('table'), send(messages.comparison)),
  nextState('rows of an answer', (page) => assistant(page).getByRole('table').nth(1), send(messages.ranking)),
  nextState(
    'proposed entries',
    (page) => assistant(page).getByRole('list', { name: shownText('Proposed items') }),
    send(messages.entries),
  ),
  nextState('a new conversation', 'Are you sure you want to start a new conversation?', 'New conversation'),
  nextState('no messages', 'Suggestions', 'Start'),
  nextState('past conversations', 'Past conversations', 'Past conversations'),
  overlay('/dashboard', 'Files to send', 'Open AI Assistant', attach(receiptFile('greenlake.pdf', '1.10'))),
  nextState(
    'a file that is read',
    (page) => control(page, 'Review Items'),
    'Send',
    untilShown((page) => control(page, 'Review Items')),
  ),
  nextState('the same file again', 'Keep both', attach(receiptFile('greenlake.pdf', '1.10')), 'Send'),
  nextState(
    'receipts in one file',
    'Receipts in this file',
    'Keep both',
    attach({ name: slips.fileName, mimeType: slips.contentType, buffer: slips.bytes }),
    'Send',
    untilShown((page) => assistant(page).getByLabel(shownText('Receipts in this file'))),
  ),
  nextState(
    'a file that cannot be read',
    (page) => assistant(page).getByRole('alert'),
    attach({ ...broken, buffer: broken.buffer.subarray(0, broken.buffer.length / 2) }),
    'Send',
    untilShown((page) => assistant(page).getByRole('alert')),
  ),
].map((screen) => ({ ...screen, isOverlay: true, typed }))
