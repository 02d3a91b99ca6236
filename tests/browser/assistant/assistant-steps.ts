import type { Locator, Page } from 'playwright-core'
import { type PrintedLine, receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'

export async function openAssistant(page: Page): Promise<Locator> {
  const assistant = await reopenAssistant(page)
  await assistant.getByRole('list', { name: 'Suggestions' }).waitFor()
  return assistant
}

export async function reopenAssistant(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  const assistant = page.getByRole('dialog', { name: 'AI Assistant' })
  await assistant.getByRole('listitem').filter({ hasText: /./ }).first().waitFor()
  return assistant
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  const input = page.getByLabel('Message', { exact: true })
  await input.fill(text)
  await input.press('Enter')
}

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function attach(assistant: Locator, ...files: GivenFile[]): Promise<void> {
  await assistant.getByLabel('Choose files').setInputFiles(files)
}

export async function hand(assistant: Locator, how: 'drop' | 'paste', ...files: GivenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }))
  await assistant.getByLabel('Message', { exact: true }).evaluate(
    (field, [way, list]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, text } of list) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      const event =
        way === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
    },
    [how, given] as const,
  )
}

export async function creditsIn(line: { innerText(): Promise<string> }): Promise<number> {
  return Number(/([\d,]+) AI Credits left/.exec(await line.innerText())?.[1]?.replaceAll(',', ''))
}

export function receiptFile(name: string, amount: string): GivenFile {
  const lines: PrintedLine[] = [...cornerShop.slice(0, 3), ['Milk', amount], ['TOTAL', `$${amount}`]]
  return { name, mimeType: 'application/pdf', buffer: receiptPdf(lines) }
}

export function isFocused(element: Element): boolean {
  return element === document.activeElement
}
