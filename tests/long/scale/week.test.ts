import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { plan } from '../../api/ledger/budgets-steps.ts'
import { chooseAction, chooseCategory, holdToast, press, rowOf } from '../../browser/app/on-screen.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

const shops = [
  ['Market', 'Groceries'],
  ['Noodle Yard', 'Eating out'],
  ['Tram', 'Transport'],
  ['Pharmacy', 'Health & pharmacy'],
  ['Cinema', 'Entertainment'],
  ['Paint', 'Household & repairs'],
] as const

/** Five per shop: one with a chosen category, and four with the suggested one. */
const entries = 5 * shops.length

const today = () => new Date().toISOString().slice(0, 10)
const month = () => today().slice(0, 7)
const monthBefore = () => {
  const [year = 0, number = 0] = month().split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}
const nameOf = (of: string) => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(of))

const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
const dollars = (cents: bigint) => `$${decimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`

async function tabTo(page: Page, name: string) {
  for (let at = 0; at < 30; at++) {
    await page.keyboard.press('Tab')
    const is = await page.evaluate(() => {
      const focused = document.activeElement
      const label =
        focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
          ? focused.labels?.[0]?.textContent
          : focused?.textContent
      return label?.replace(/\(optional\)$/, '') ?? ''
    })
    if (is === name) return
  }
  throw new Error(`Tab does not lead to ${name}.`)
}

test('a week of entries, splits, moves, rules and budgets leads to equal figures everywhere', {
  timeout: 420_000,
}, async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const spent = new Map<string, bigint>()
  const count = (category: string, cents: bigint) => spent.set(category, (spent.get(category) ?? 0n) + cents)
  await plan(ada, monthBefore(), { Groceries: '300.00', 'Eating out': '400.00', Transport: '250.00' })
  for (const amount of ['3.00', '4.50', '2.25']) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ amount, description: 'Kiosk', date: today() }) })
  }
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/new')
  const amount = page.getByLabel('Amount', { exact: true })

  await amount.waitFor()
  for (let at = 0; at < entries; at++) {
    const [shop, category] = shops[at % shops.length] ?? shops[0]
    const cents = 1_003n + 37n * BigInt(at)
    count(category, cents)
    await page.keyboard.type(decimal(cents))
    await tabTo(page, 'Description')
    await page.keyboard.type(shop)
    if (at < shops.length) {
      await tabTo(page, 'Category')
      await page.keyboard.type(category)
      await page.getByRole('option', { name: category, exact: true }).waitFor()
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe(category)
    await tabTo(page, 'Save and add another')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => amount.evaluate((field: HTMLInputElement) => field.value === '' && field === document.activeElement))
      .toBe(true)
  }

  await amount.fill('9.00')
  await page.getByLabel('Description').fill('Corner Shop')
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  for (const [part, name] of [
    [1, 'Groceries'],
    [2, 'Health & pharmacy'],
  ] as const) {
    await page.getByRole('combobox', { name: `Category of split ${part}` }).fill(name)
    await page.getByRole('option', { name }).filter({ visible: true }).click()
    await expect.poll(() => page.getByRole('listbox').filter({ visible: true }).count()).toBe(0)
    if (part === 1) await page.getByLabel('Amount of split 1').fill('6')
  }
  await page.getByText('Adds up to the total').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/transactions')
  count('Groceries', 600n)
  count('Health & pharmacy', 300n)

  await page.goto(`${baseUrl}/transactions?text=paint`)
  const sums = page.getByRole('status', { name: 'Totals' })
  await sums.getByText('5 transactions', { exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Paint' }).first().waitFor()
  await press(page, 'j', 'x')
  await page.getByRole('button', { name: 'Select all 5' }).click()
  await page.keyboard.press('c')
  await page.getByRole('option', { name: 'Travel' }).click()
  await holdToast(page, '5 transactions moved to Travel')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page
    .getByText(/^Undone/)
    .first()
    .waitFor()

  await page.goto(`${baseUrl}/settings/rules?new&text=Kiosk`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Set category').fill('Eating')
  await page.getByRole('option', { name: 'Eating out' }).click()
  await dialog.getByText('3 transactions match: $9.75 spent.').waitFor()
  await dialog.getByRole('button', { name: 'Save and update 3' }).click()
  await page.getByText('3 transactions changed').waitFor()
  count('Eating out', 975n)

  const plans = { Groceries: 30_000n, 'Eating out': (spent.get('Eating out') ?? 0n) + 500n, Transport: 25_000n }
  await page.goto(`${baseUrl}/budgets?month=${month()}`)
  await page.getByRole('button', { name: `Copy ${nameOf(monthBefore())}` }).click()
  await rowOf(page, 'Eating out').getByText('$400.00', { exact: true }).first().waitFor()
  await chooseAction(page, 'Eating out', 'Edit budget')
  await dialog.getByLabel('Monthly amount').fill(decimal(plans['Eating out']))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Eating out').getByText(dollars(plans['Eating out'])).first().waitFor()

  await page.goto(`${baseUrl}/transactions/new`)
  await amount.fill('12.00')
  await page.getByLabel('Description').fill('Late supper')
  await chooseCategory(page, 'Eating out')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Eating out is $7.00 over').first().waitFor()
  count('Eating out', 1_200n)

  const total = [...spent.values()].reduce((sum, cents) => sum + cents, 0n)
  const planned = Object.entries(plans).reduce((sum, [, cents]) => sum + cents, 0n)
  const used = Object.keys(plans).reduce((sum, name) => sum + (spent.get(name) ?? 0n), 0n)
  const shown = async (path: string, part: string, text: string) => {
    await page.goto(baseUrl + path)
    await page.getByLabel(part).getByText(text).first().waitFor()
  }
  await shown(`/dashboard?month=${month()}`, 'Monthly totals', dollars(total))
  await shown(`/transactions?month=${month()}`, 'Totals', dollars(total))
  await sums.getByText(`${entries + 5} transactions`, { exact: true }).waitFor()
  await shown(`/budgets?month=${month()}`, 'Budget totals', dollars(planned))
  await shown(`/budgets?month=${month()}`, 'Budget totals', dollars(used))
  await shown(`/reports?months=1&month=${month()}`, 'Summary', dollars(total))

  const rest = async (path: string) => {
    let answer = await ada.rest('GET', path)
    const reload = async () => {
      if (answer.status === 429) answer = await ada.rest('GET', path)
      return answer.status
    }
    await expect.poll(reload, { timeout: 30_000, interval: 1_000 }).toBe(200)
    return answer.body
  }
  const groups: { category_id: string; category: string | null; amount: string }[] = await rest(
    `/reports/by-category?from=${month()}&to=${month()}`,
  )
  const wanted = Object.fromEntries([...spent].map(([name, cents]) => [name, decimal(cents)]))
  expect(Object.fromEntries(groups.map(({ category, amount }) => [category, amount]))).toEqual(wanted)
  expect((await rest(`/dashboard?month=${month()}`)).expense.amount).toBe(decimal(total))
  const lines: { category: { name: string }; spent: string }[] = await rest(`/budgets?month=${month()}`)
  for (const line of lines) expect(line).toMatchObject({ spent: wanted[line.category.name] })
  expect(lines).toHaveLength(3)
  const { items } = await rest(`/transactions?from=${month()}-01&to=${today()}&limit=100`)
  expect(items).toHaveLength(entries + 5)
  expect(items.reduce((sum: bigint, item: { amount: string }) => sum + BigInt(item.amount.replace('.', '')), 0n)).toBe(
    total,
  )
  for (const { category_id, category, amount } of groups) {
    await shown(
      `/transactions?month=${month()}&category=${category_id}`,
      'Totals',
      dollars(spent.get(category ?? '') ?? 0n),
    )
    expect(amount).toBe(wanted[category ?? ''])
  }
  expect(problems).toEqual([])
  await context.close()
})
