import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAssistant } from '../../../browser/assistant/assistant-steps.ts'
import { untilRead } from '../../../browser/intake/documents-steps.ts'
import { openBrowser, signInByForm } from '../../../support/browser/browser.ts'
import { skipTour } from '../../../support/browser/tour.ts'
import { drawReceipt } from '../../../support/data/receipt-picture.ts'
import { freePort, startServer, type TestServer } from '../../../support/servers/server.ts'

let server: TestServer
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-main-job-'))
  const port = await freePort()
  server = await startServer({ dataDir, port, isDurable: true })
})

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const { openWindow } = openBrowser()

// The session's cookie needs a host that a browser treats as secure.
const origin = () => server.baseUrl.replace('127.0.0.1', 'localhost')

const person = { name: 'Maya Lindqvist', email: 'maya@example.test', password: 'correct horse' }

test('a user goes from registration to a reviewed receipt, live in a second window and across a power failure', async () => {
  const first = await openWindow()
  const { page } = first
  await register(page)
  await signInByForm(page, origin(), person)
  await page.waitForURL('**/dashboard')
  await skipTour(page)

  const second = await openWindow()
  await signInByForm(second.page, origin(), person)
  await second.page.goto(`${origin()}/transactions`)
  await second.page.getByRole('heading', { name: 'Transactions' }).waitFor()

  const assistant = await openAssistant(page)
  await assistant.locator('input[type=file]').first().setInputFiles({
    name: 'greenlake.jpg',
    mimeType: 'image/jpeg',
    buffer: drawReceipt(),
  })
  await assistant.getByRole('button', { name: 'Send' }).click()
  await assistant.getByText('I processed your document. You have 3 item(s) left to review.').waitFor(untilRead)
  await assistant.getByRole('link', { name: 'Review Items' }).click()

  await page.waitForURL('**/receipts/*/review')
  await expectValue(page, 'Merchant', 'GREENLAKE MARKET')
  await expectValue(page, 'Total', '25.98')
  expect(
    await page
      .locator('img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBeGreaterThan(300)
  await page.getByLabel('Merchant').fill('Greenlake Market')
  await page.getByRole('button', { name: /^Approve/ }).click()

  await second.page.getByText('Greenlake Market').first().waitFor()
  await second.page.getByText('−$25.98').first().waitFor()

  await page.goto(`${origin()}/dashboard?month=2026-11`)
  await page.getByText('Greenlake Market').first().waitFor()

  await server.kill()
  const port = Number(new URL(server.baseUrl).port)
  server = await startServer({ dataDir, port })
  await page.goto(`${origin()}/receipts`)
  await page.getByText('Greenlake Market').first().waitFor()
  await page.goto(`${origin()}/transactions`)
  await page.getByText('−$25.98').first().waitFor()

  expect([...first.problems, ...second.problems]).toEqual([])
  await first.context.close()
  await second.context.close()
})

async function register(page: Page) {
  await page.goto(`${origin()}/register`)
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/please-verify')
  const mail = page.getByRole('article').filter({ hasText: person.email })
  // The mail is sent after the answer, and the page shows what was sent when it was opened.
  const countMails = async () => {
    await page.goto(`${origin()}/dev/mail`)
    return mail.count()
  }
  await expect.poll(countMails).toBe(1)
  await mail.getByRole('link', { name: /#verify=/ }).click()
  await page.waitForURL((url) => url.origin === origin() && url.pathname !== '/dev/mail')
}

async function expectValue(page: Page, label: string, value: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe(value)
}
