import { findingsOf, walk, walkTimeout } from '../../support/browser/axe.ts'
import { follow, openBrowser, signIn } from '../../support/browser/browser.ts'
import { fillLedger } from '../../support/data/sample-ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

test(
  'axe finds nothing in the dialogs, 1280 and 360 px, light and dark',
  async ({ baseUrl, signUp }) => {
    const ada = await signUp()
    await fillLedger(ada)
    const { context, page } = await openWindow()
    await signIn(page, baseUrl, ada)
    page.setDefaultTimeout(30_000)
    const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
    const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor()
    const reopen = async (path: string) => {
      await follow(page, '/nowhere')
      await follow(page, path)
    }
    const opened =
      (path: string, ...names: (string | RegExp)[]) =>
      async () => {
        await reopen(path)
        for (const name of names) await button(name).click()
        await dialog()
      }
    const row = page.getByRole('row', { name: /Greenlake Market/ })
    const findings = await walk(page, {
      'edit transaction': async () => {
        await reopen('/transactions')
        await row.getByRole('button', { name: 'Greenlake Market', exact: true }).click()
        await page.getByLabel('Description').waitFor()
      },
      'filter by category': opened('/transactions', 'Category'),
      month: opened(
        '/budgets',
        /November|December|January|February|March|April|May|June|July|August|September|October/,
      ),
      'add budget': opened('/budgets', 'Add budget'),
      'edit category': opened('/categories', 'Edit Groceries'),
      assistant: opened('/dashboard', 'Open AI Assistant'),
      async 'new conversation'() {
        await button(/new conversation/i).click()
        await dialog()
      },
    })

    const ofKeyboard = {
      keys: async () => {
        await reopen('/transactions')
        await row.waitFor()
        await page.keyboard.press('?')
        await dialog()
      },
      'delete transactions': async () => {
        await reopen('/transactions')
        await row.waitFor()
        await page.locator('label', { has: page.getByLabel('Select Greenlake Market') }).click()
        await page.getByRole('region', { name: 'Selected transactions' }).getByText('1 selected').first().waitFor()
        await page.keyboard.press('Delete')
        await dialog()
      },
    }
    findings.push(...(await walk(page, ofKeyboard, findingsOf)))

    expect(findings).toEqual([])
    await context.close()
  },
  walkTimeout,
)
