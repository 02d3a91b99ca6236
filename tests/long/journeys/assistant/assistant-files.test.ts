import { soon } from '../../../browser/app/on-screen.ts'
import {
  attach,
  creditsIn,
  type GivenFile,
  openAssistant,
  receiptFile,
  reopenAssistant,
} from '../../../browser/assistant/assistant-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { receiptPages, receiptLines as sentSlip } from '../../../support/data/sent-files.ts'
import { signUp as signUpAt } from '../../../support/people.ts'
import { startServer } from '../../../support/servers/server.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('files that may not be sent are named, and the others are accepted', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  const program = { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
  const photo = { name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from('heic') }

  await attach(assistant, large, program, photo)
  await assistant.getByText('File is too large. Max size: 10 MB.').waitFor()
  const allowed =
    'image/*, application/pdf, .csv, .ofx, .qfx, .qif, .xml, .sta, .mt940, .xls, .xlsx, .eml, audio/mpeg, audio/mp4, audio/wav, audio/webm'
  const sentence = `Unsupported file type: "application/x-msdownload" for file "run.exe". Allowed: ${allowed}.`
  await assistant.getByText(sentence).waitFor()
  const files = assistant.getByRole('list', { name: 'Files to send' })
  expect(await files.getByRole('listitem').count()).toBe(1)
  await files.getByText(/^1 page · 1 credit/).waitFor()
  expect(await assistant.getByLabel('Choose files').getAttribute('accept')).toContain('.heic')

  await attach(assistant, receiptFile('more.pdf', '4.40'))
  await expect.poll(() => assistant.getByText('File is too large.').count()).toBe(0)
  await context.close()
})

test('a repeated file asks for a decision and costs nothing', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  const send = async (file: GivenFile) => {
    await attach(assistant, file)
    await assistant.getByRole('button', { name: 'Send' }).click()
  }

  await send(receiptFile('first.pdf', '5.50'))
  await messages.getByRole('link', { name: 'Review Items' }).waitFor()
  const credits = await creditsIn(assistant.getByText('AI Credits left'))
  await send({ ...receiptFile('first.pdf', '5.50'), name: 'again.pdf' })
  const question = messages.getByRole('group', { name: 'Possible duplicate' })
  await question.waitFor()
  expect(await question.textContent()).toMatch(/^Same as CORNER SHOP from [A-Z][a-z]+ \d+\./i)
  await expect.poll(() => creditsIn(assistant.getByText('AI Credits left')), soon).toBe(credits)
  expect(await findingsOf(page)).toEqual([])

  await question.getByRole('button', { name: 'Keep both' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => messages.getByRole('link', { name: 'Review Items' }).count(), soon).toBe(2)
  expect(problems).toEqual([])
  await context.close()
})

test('each of several receipts in one file is named, and the link leads to the first pending one', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  const file = receiptPages([sentSlip('CORNER SHOP', 1.2, 3.5), sentSlip('GREEN MARKET', 4.3)])
  await attach(assistant, { name: file.fileName, mimeType: file.contentType, buffer: file.bytes })
  await assistant.getByText(/^2 pages · 1 credit · /).waitFor()
  await assistant.getByRole('button', { name: 'Send' }).click()

  await messages.getByText('2 receipts, 3 items').waitFor()
  const receipts = messages.getByRole('list', { name: 'Receipts in this file' }).getByRole('listitem')
  expect(await receipts.allTextContents()).toEqual(['CORNER SHOP2 items$4.70', 'GREEN MARKET1 item$4.30'])
  await messages.getByText('0 of 3 reviewed').waitFor()
  expect(await findingsOf(page)).toEqual([])
  const first = await receipts.first().getByRole('link').getAttribute('href')
  expect(await messages.getByRole('link', { name: 'Review Items' }).getAttribute('href')).toBe(first)

  await messages.getByRole('link', { name: 'Review Items' }).click()
  await page.waitForURL(`**${first}`)
  await page.getByRole('button', { name: /^Discard/ }).click()
  await page.goto(`${baseUrl}/dashboard`)
  await reopenAssistant(page)
  await messages.getByText('2 of 3 reviewed').waitFor()
  const second = await receipts.last().getByRole('link').getAttribute('href')
  expect(await messages.getByRole('link', { name: 'Review Items' }).getAttribute('href')).toBe(second)
  expect(problems).toEqual([])
  await context.close()
})

test('an unreadable file shows the reason, costs nothing and can be retried', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const before = await creditsIn(assistant.getByText('AI Credits left'))
  const whole = receiptFile('half.pdf', '7.70')
  await attach(assistant, { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) })
  await assistant.getByRole('button', { name: 'Send' }).click()
  const failure = assistant.getByRole('list', { name: 'Messages' }).getByRole('alert')
  await failure.waitFor()
  expect(await failure.textContent()).toMatch(/\.half\.pdf$/)
  const answered = page.waitForResponse((response) => isReread(response.request().postData()))
  await assistant.getByRole('button', { name: 'Retry' }).click()
  expect(await (await answered).json()).toMatchObject({ data: { readDocumentAgain: { stage: 'RECEIVED' } } })
  await failure.waitFor()
  await expect.poll(() => creditsIn(assistant.getByText('AI Credits left')), soon).toBe(before)
  expect(problems).toEqual([])
  await context.close()
})

test('a lack of credits is shown before sending, and refused files show the reason', async () => {
  const server = await startServer({ environment: { AI_CREDITS_PER_MONTH: '1' } })
  const { context, page } = await openAt(server.baseUrl, await signUpAt(server.baseUrl), '/dashboard')
  const assistant = await openAssistant(page)
  await attach(assistant, receiptFile('one.pdf', '8.10'), receiptFile('two.pdf', '8.20'))
  await assistant.getByText('This costs 2 credits. You have 1 left this month.').waitFor()
  await assistant.getByRole('button', { name: 'Send' }).click()
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await messages.getByRole('link', { name: 'Review Items' }).waitFor()
  const failure = messages.getByRole('listitem').filter({ hasText: 'two.pdf' })
  await failure
    .getByRole('alert')
    .getByText(/credit/)
    .waitFor()
  await failure.getByRole('button', { name: 'Dismiss' }).click()
  await failure.waitFor({ state: 'detached' })
  await assistant.getByText("Ada's finances · 0 AI Credits left").waitFor()
  await context.close()
  await server.stop()
})

test('an unsent file shows the reason, also after the window was closed, and can be retried', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  const isSending = (body: string | null) => body?.includes('mutation SendMessage') ?? false
  await page.route('**/graphql', (route) => (isSending(route.request().postData()) ? route.abort() : route.continue()))

  await assistant.getByLabel('Message', { exact: true }).fill('How much did I spend this month?')
  await assistant.getByRole('button', { name: 'Send' }).click()
  const failure = messages.getByRole('listitem').filter({ hasText: 'An error occurred while sending your message.' })
  await failure.waitFor()
  await page.keyboard.press('Escape')
  await assistant.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  await failure.waitFor()
  await page.unroute('**/graphql')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await failure.waitFor({ state: 'detached' })
  await expect.poll(() => messages.getByText('How much did I spend this month?').count()).toBe(1)
  await context.close()
})

function isReread(body: string | null): boolean {
  return body?.includes('mutation ReadDocumentAgain') ?? false
}
