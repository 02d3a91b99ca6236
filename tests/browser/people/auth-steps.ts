import type { Page } from 'playwright-core'

export const password = 'correct horse'

export const fresh = () => `new-${process.pid}-${crypto.randomUUID()}@example.test`

export async function register(
  page: Page,
  baseUrl: string,
  fields: { name?: string; email: string; password: string },
) {
  await page.goto(`${baseUrl}/register`)
  if (fields.name) await page.getByLabel('Name').fill(fields.name)
  await page.getByLabel('Email').fill(fields.email)
  await page.getByLabel('Password', { exact: true }).fill(fields.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function logIn(page: Page, baseUrl: string, email: string, password: string) {
  await page.goto(`${baseUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function mailedTo(page: Page, baseUrl: string, email: string) {
  await page.goto(`${baseUrl}/dev/mail`)
  const mails = page.getByRole('article').filter({ hasText: email })
  return { mails, follow: () => mails.first().getByRole('link').first().click() }
}
