import { isFocused, openAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('the list of assistant sessions shows when it is empty and when it did not load', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard')
  // The socket is blocked, because the subscription would otherwise deliver the list even if its read fails.
  await page.routeWebSocket(/graphql/, () => {})
  await page.reload()
  const assistant = await openAssistant(page)
  const past = assistant.getByRole('button', { name: 'Past conversations' })
  await past.click()
  await assistant.getByText('No conversations yet').waitFor()
  await past.click()

  const isAsked = (body: string | null) => body?.includes('query AssistantSessions') ?? false
  await page.route('**/graphql', (route) =>
    isAsked(route.request().postData())
      ? route.fulfill({ json: { errors: [{ message: 'Something went wrong. Try again.' }] } })
      : route.continue(),
  )
  await past.click()
  await assistant.getByText("Couldn't load past conversations").waitFor()
  await page.unroute('**/graphql')
  await assistant.getByRole('button', { name: 'Retry' }).click()
  await assistant.getByText('No conversations yet').waitFor()
  await context.close()
})

test('the input grows to 128 pixels, keeps its text when the window closes and returns focus to the button', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard', { width: 360 })
  const assistant = await openAssistant(page)
  const input = page.getByLabel('Message', { exact: true })
  const frame = await assistant.boundingBox()
  expect(frame).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect.poll(() => input.evaluate(isFocused)).toBe(true)

  await input.fill('one\ntwo')
  const two = (await input.boundingBox())?.height ?? 0
  await input.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'))
  await expect.poll(async () => (await input.boundingBox())?.height).toBe(128)
  expect(two).toBeLessThan(100)

  await page.keyboard.press('Escape')
  await assistant.waitFor({ state: 'detached' })
  const opener = page.getByRole('button', { name: 'Open AI Assistant' })
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true)
  await opener.click()
  await expect.poll(() => input.inputValue()).toContain('line 39')
  await context.close()
})

test('a user who scrolled up stays there and can jump to the latest message', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard', { width: 360 })
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  for (const count of [2, 4, 6, 8]) {
    await sendMessage(page, 'colourless green ideas sleep furiously')
    await expect.poll(() => messages.getByRole('listitem').count()).toBe(count)
  }
  const frame = messages.locator('..')
  const scrollPosition = () => frame.evaluate(({ scrollTop }) => scrollTop)
  await frame.evaluate((box) => box.scrollTo({ top: 40 }))
  const latest = assistant.getByRole('button', { name: 'Go to the latest message' })
  await latest.waitFor()
  await messages.evaluate((list) => {
    const more = document.createElement('li')
    more.style.height = '400px'
    list.append(more)
  })
  expect(await scrollPosition()).toBe(40)
  await latest.click()
  await latest.waitFor({ state: 'detached' })
  expect(await scrollPosition()).toBeGreaterThan(400)
  await context.close()
})
