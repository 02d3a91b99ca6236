import type { Page } from 'playwright-core'
import {
  CreateTransactionDocument,
  LastActiveSessionDocument as LastConversationDocument,
  SetBudgetDocument,
  StartAssistantSessionDocument as StartConversationDocument,
} from '../../../web/operations/generated.ts'
import { createModelFixture } from '../../api/assistant/model-fixture.ts'
import { untilOver } from '../../api/intake/file-steps.ts'
import { upload } from '../../api/intake/receipt-steps.ts'
import { reopenAssistant, sendMessage } from '../../browser/assistant/assistant-steps.ts'
import { untilRead } from '../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { csv, receiptLines, receiptPages, type SentFile } from '../../support/data/sent-files.ts'
import { voiceNote } from '../../support/data/voice-note.ts'
import { ReceiptsDocument, SayDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { allAttacks, attacks, foreignIn, type Watch, watch, wayOut } from './injections-attacks.ts'

const fixture = createModelFixture()
const { openAt } = openBrowser()

test('a page runs and loads nothing from user data and links nowhere else', async () => {
  const ada = await fixture.signUp()
  const { sessionId, documentIds } = await fillLedger(ada)
  await poison(ada, sessionId)
  const { receipts } = await ada.graphql(ReceiptsDocument, {})
  const pages = [
    ...receipts.edges.map(({ node }) => `/receipts/${node.id}/review`),
    ...documentIds.map((id) => `/budgets/review/${id}`),
    ...['/review', '/receipts', '/transactions', '/transactions/new', '/budgets?month=2026-03', '/categories'],
    ...['/dashboard?month=2026-03', '/settings/profile', '/settings/plan', '/organizations'],
  ]

  const { context, page, problems } = await openAt(fixture.server.baseUrl, ada, '/transactions')
  const seen = await watch(context, page, fixture.server.baseUrl)
  for (const path of pages) {
    await page.goto(fixture.server.baseUrl + path)
    await page.locator('main').waitFor()
    await page.waitForLoadState('networkidle')
    await expectClean(page, seen, path)
  }
  await page.goto(`${fixture.server.baseUrl}/transactions`)
  await page.getByText(attacks[0].slice(0, 20)).first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a conversation runs and loads nothing from its texts and links nowhere else', async () => {
  const ada = await fixture.signUp()
  const { sessionId } = await fillLedger(ada)
  await poison(ada, sessionId)
  const { context, page, problems } = await openAt(fixture.server.baseUrl, ada, '/transactions')
  const seen = await watch(context, page, fixture.server.baseUrl)
  await page.reload()
  fixture.model.when('Show me all', () => ({ say: allAttacks }))
  const assistant = await reopenAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await messages.getByText('<script src=').first().waitFor()
  await expectClean(page, seen, 'the conversation')
  expect(await messages.getByRole('link', { name: 'way out' }).count()).toBe(0)
  expect(await messages.getByText('way out').count()).toBeGreaterThanOrEqual(wayOut.length)
  await sendMessage(page, 'Show me all')
  await expect.poll(() => fixture.model.about('Show me all').length).toBe(1)
  await assistant.getByRole('button', { name: 'Send' }).waitFor(untilRead)
  await expectClean(page, seen, 'an answer as it came')
  expect(problems).toEqual([])

  // The check itself works: the policy blocks an image of another origin.
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/awake.png'
  })
  await expect.poll(() => seen.violations).toEqual(['img-src https://evil.example/awake.png'])
  await context.close()
})

test("the content security policy allows only the page's own resources", async () => {
  const { headers } = await fetch(`${fixture.server.baseUrl}/dashboard`)
  const policy = headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]))
  expect(directives.get('default-src')).toEqual(["'self'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src']) {
    expect(directives.get(closed), closed).toEqual(["'none'"])
  }
  expect(directives.get('form-action')).toEqual(["'self'"])
  const origins = [...directives.values()].flat().filter((source) => source.includes('//'))
  expect(origins.filter((origin) => new URL(origin).hostname !== '127.0.0.1')).toEqual([])
  expect(policy).not.toMatch(/unsafe-eval|\*/)
})

async function expectClean(page: Page, { strangers, violations, dialogs }: Watch, where: string): Promise<void> {
  expect(await foreignIn(page), where).toEqual([])
  expect({ strangers, violations, dialogs }, where).toEqual({ strangers: [], violations: [], dialogs: [] })
}

async function fillLedger(ada: TestUser) {
  const categoryId = await categoryOf(ada, 'Groceries')
  for (const amount of ['12.34', '5.00', '6.00']) {
    const input = expense({ categoryId, amount, date: '2026-03-03', description: amount })
    await ada.graphql(CreateTransactionDocument, { input })
  }
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '100' })
  const { startAssistantSession: session } = await ada.graphql(StartConversationDocument, {})
  const note = { fileName: 'note.webm', contentType: 'audio/webm', bytes: voiceNote() }
  const plan = csv('Budget March 2026,\nName,Amount\nGroceries,400\nBoat,20\nRent,700\n')
  const files: SentFile[] = [
    receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5), receiptLines('GREEN MARKET', 4.3)]),
    plan,
    note,
  ]
  const documentIds: string[] = []
  for (const file of files) {
    const { fileName, contentType } = file
    const storagePath = await upload(ada, fixture.server.baseUrl, file)
    const jobType = file === note ? ('AUDIO_TRANSCRIPTION' as const) : ('DOCUMENT' as const)
    const input = { sessionId: session.id, storagePath, fileName, contentType, jobType }
    const { sendMessage } = await ada.graphql(SayDocument, { input })
    const { id, kind } = await untilOver(ada, sendMessage.assistantMessage.document?.id ?? '')
    if (kind === 'BUDGET_LIST') documentIds.push(id)
  }
  await ada.graphql(LastConversationDocument, {})
  return { sessionId: session.id, documentIds }
}

/** Writes attacks into names and texts by SQL, because validation would refuse them. */
async function poison({ organizationId }: TestUser, sessionId: string): Promise<void> {
  const own = [organizationId]
  const attack = `(array[${attacks.map((each) => `'${each.replaceAll("'", "''")}'`)}])[1 + abs(hashtext(id::text)) % ${attacks.length}]`
  await fixture.owner(`set session_replication_role = 'replica'`)
  for (const statement of [
    `update categories set name = left(${attack} || ' ' || name, 120)`,
    `update transactions set description = '${attacks[0]}' || ${attack}, note = ${attack}`,
    `update documents set file_name = ${attack}, title = ${attack}, transcript = ${attack}, failure =
     case when failure is null then null else ${attack} end`,
    `update receipts set merchant = ${attack}`,
    `update staged_items set description = ${attack}, note = ${attack}, doubt = ${attack}, proposed_category_name = ${attack}`,
    `update document_readings set text = '${attacks.join(' ').replaceAll("'", "''")}'`,
    `update chat_messages set notice = ${attack}`,
  ]) {
    await fixture.owner(`${statement} where organization_id = $1`, own)
  }
  const segments = [{ text: allAttacks, href: null }, ...wayOut.map((href) => ({ text: 'way out\n', href }))]
  const rows = wayOut.map((href, index) => ({
    label: 'way out',
    text: attacks[index % attacks.length],
    amount: null,
    href,
  }))
  const say = `insert into chat_messages (organization_id, user_id, session_id, role, content, answer, answer_table)
    select organization_id, user_id, id, $2::chat_role, $3, $4, $5 from assistant_sessions where id = $1`
  await fixture.owner(say, [sessionId, 'USER', allAttacks, '[]', null])
  await fixture.owner(say, [sessionId, 'ERROR', allAttacks, '[]', null])
  const table = { layout: 'TABLE', title: allAttacks, rows }
  await fixture.owner(say, [sessionId, 'ASSISTANT', allAttacks, JSON.stringify(segments), JSON.stringify(table)])
}
