import type { Locator, Page } from 'playwright-core'
import { expect } from '../../support/test.ts'
import { holdToast } from '../app/on-screen.ts'
import { type GivenFile, hand, reopenAssistant } from '../assistant/assistant-steps.ts'

/** Reading a picture takes a few seconds, and longer if other tests read at the same time. */
export const untilRead = { timeout: 100_000 }

export async function sendInChat(page: Page, file: GivenFile): Promise<Locator> {
  const assistant = await reopenAssistant(page)
  await hand(assistant, 'drop', file)
  await assistant.getByRole('button', { name: 'Send' }).click()
  return assistant.getByRole('list', { name: 'Messages' })
}

export async function reviewItems(messages: Locator, address: string): Promise<void> {
  await messages.getByRole('link', { name: 'Review Items' }).click(untilRead)
  await messages.page().waitForURL(address)
}

export async function approveReceipt(page: Page, merchant: string, total: string): Promise<void> {
  await expect.poll(() => valueIn(page, 'Merchant'), untilRead).toMatch(new RegExp(`^${merchant}$`, 'i'))
  await expect.poll(() => valueIn(page, 'Total')).toBe(total)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await holdToast(page, 'Saved as 1 transaction')
}

const valueIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()

export async function dropOn(target: Locator, { name, mimeType, buffer }: GivenFile): Promise<void> {
  await target.evaluate(
    (element, [text, fileName, type]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], fileName, { type }))
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
}

export async function expectInLedger(page: Page, ...entries: [what: string, amount: string][]): Promise<void> {
  await page.goto(new URL('/transactions', page.url()).href)
  for (const [what, amount] of entries) {
    await page
      .getByRole('row')
      .filter({ hasText: new RegExp(what, 'i') })
      .filter({ hasText: amount })
      .first()
      .waitFor()
  }
}

export async function expectPlanned(page: Page, month: string, ...plans: [category: string, amount: string][]) {
  await page.goto(new URL(`/budgets?month=${month}`, page.url()).href)
  for (const [category, amount] of plans) {
    await page
      .getByLabel(`Planned for ${category}`)
      .or(page.getByText(amount, { exact: true }))
      .first()
      .waitFor()
  }
}

export async function addFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
}

export const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
