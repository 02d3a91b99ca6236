import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

test('a local mail is shown as text and HTML, and its link opens', async ({ signUp, baseUrl }) => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const ada = await createTeam(await signUp(), name)
  const email = `sam-${crypto.randomUUID()}@x.example`
  const { link } = await invite(ada, email)
  const { context, page, problems } = await openWindow({ width: 360 })
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect
    .poll(async () => {
      await page.goto(`${baseUrl}/dev/mail`)
      return mail.count()
    })
    .toBe(1)

  await mail.getByText('Preview in a mail app').click()
  const dressed = mail.frameLocator('iframe')
  await dressed.getByRole('heading', { name: `Join ${name}` }).waitFor()
  expect(await page.title()).toBe('Mail · Purser')
  expect(await dressed.locator('title').textContent()).toBe(`Ada Black invited you to join ${name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const opened = context.waitForEvent('page')
  await dressed.getByRole('link', { name: 'View invitation' }).click()
  // The proof of the address is in the mail alone: the inviter sees the link as well.
  const [linkInMail] = (await mail.getByRole('link', { name: link }).getAttribute('href'))?.split('#proof=') ?? []
  expect(linkInMail).toBe(link)
  await (await opened).waitForURL(link)
  // The window's scripts cannot access a sandboxed frame, which logs an error.
  expect(problems.filter((problem) => !problem.includes('sandboxed'))).toEqual([])
  await context.close()
})
