import { createHash } from 'node:crypto'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { walk, walkTimeout } from '../../support/browser/axe.ts'
import { follow, openBrowser, signInByForm } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt, openWindow } = openBrowser()

/** Registers an app and returns the address at which its user confirms it. */
async function authorizationAddress(baseUrl: string): Promise<string> {
  const registered = await fetch(`${baseUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Budget Helper', redirect_uris: ['http://127.0.0.1/callback'] }),
  })
  const { client_id } = await registered.json()
  const request = {
    ...{ client_id, response_type: 'code', redirect_uri: 'http://127.0.0.1:33418/callback', scope: 'read stage' },
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
  }
  return `${baseUrl}/oauth/authorize?${new URLSearchParams(request)}`
}

test(
  'axe finds nothing in the dialogs about members, 1280 and 360 px, light and dark',
  async ({ baseUrl, signUp }) => {
    const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
    await joinAs('MEMBER', maya, signUp, 'Jonas Weber')
    const sam = await signUp({ name: 'Sam Reed', password: 'correct horse' })
    const open = await invite(maya, sam.email, 'VIEWER')
    await invite(maya, 'lena@x.example')

    const { context, page } = await openAt(baseUrl, maya, '/settings/members')
    await page.getByRole('heading', { name: 'Members' }).first().waitFor()
    const reopen = async (path: string) => {
      await follow(page, '/nowhere')
      await follow(page, path)
    }
    const asked = (path: string, name: string, action: string) => async () => {
      await reopen(path)
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    }
    const findings = await walk(page, {
      'make an Owner': asked('/settings/members', 'Jonas Weber', 'Make Owner'),
      transfer: asked('/settings/members', 'Jonas Weber', 'Transfer ownership'),
      remove: asked('/settings/members', 'Jonas Weber', 'Remove'),
      revoke: asked('/settings/members', sam.email, 'Revoke'),
      leave: asked('/organizations', 'Harbor & Pine', 'Leave'),
      'link to hand over': async () => {
        await reopen('/settings/members')
        await page.getByRole('button', { name: 'Actions for lena@x.example' }).click()
        await page.getByRole('menuitem', { name: 'Send again' }).click()
        await page.getByLabel('Link for lena@x.example').waitFor()
      },
      'refused address': async () => {
        await page.getByLabel('Email').fill('sam')
        await page.getByRole('button', { name: 'Send invitation' }).click()
        await page.getByText('Enter an email address').waitFor()
      },
      'consent to an app': async () => {
        await page.goto(await authorizationAddress(baseUrl))
        await page.getByRole('heading', { name: 'Connect Budget Helper?' }).waitFor()
      },
    })

    const invited = await openWindow()
    const openInvitation = (token: string) => invited.page.goto(`${baseUrl}/accept-invite?token=${token}`)
    const answers = await walk(invited.page, {
      'the page of an invitation': async () => {
        await openInvitation(open.token)
        await invited.page.getByRole('heading', { name: 'Join Harbor & Pine' }).waitFor()
      },
      'the same over the dashboard': async () => {
        await signInByForm(invited.page, baseUrl, sam)
        await invited.page.getByRole('dialog', { name: 'Join Harbor & Pine?' }).waitFor()
      },
      'one for somebody else': async () => {
        await openInvitation((await invite(maya, 'else@x.example')).token)
        await invited.page.getByRole('dialog', { name: 'This invitation is for someone else' }).waitFor()
      },
    })
    expect([...findings, ...answers]).toEqual([])
    await Promise.all([context.close(), invited.context.close()])
  },
  walkTimeout,
)
