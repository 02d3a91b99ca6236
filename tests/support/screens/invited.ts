import { createHash } from 'node:crypto'
import { fill, nextOverlay, overlay, page, type Screen } from './screen.ts'
import { shownText } from './texts.ts'

/** Registers an app and returns the address at which its user confirms it. */
export async function authorizationPath(baseUrl: string): Promise<string> {
  const registered = await fetch(`${baseUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Harbor', redirect_uris: ['http://127.0.0.1/callback'] }),
  })
  const { client_id } = await registered.json()
  const request = {
    ...{ client_id, response_type: 'code', redirect_uri: 'http://127.0.0.1:33418/callback', scope: 'read stage' },
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
  }
  return `/oauth/authorize?${new URLSearchParams(request)}`
}

/** Names in the sample data, which are the same in each language. */
const sampleNames = `Ballard Grocers Corner Grocer Rosewater Coffee Bakery on Noodle Yard Sound Transit Shell Northgate
  Fremont Hardware Lakeside Pharmacy Outfitters Egyptian Theater Green Door Barber Food Lifeline`

/** The screens of a user who is invited, lets an app in, has sample data and deletes the account. */
export const invitedScreens = (paths: Record<'consent' | 'own' | 'other', string>, email: string): Screen[] =>
  [
    page('/organizations', 'Accept'),
    page('/dashboard', "You're looking at sample data."),
    nextOverlay(
      'sample data to be removed',
      'Remove',
      (page) => page.getByRole('main').getByRole('button', { name: /.*/ }).filter({ visible: true }).first().waitFor(),
      'Remove sample data',
    ),
    page(paths.consent, 'Connect {name}?'),
    overlay(paths.own, 'Join {organizationName}?'),
    overlay(paths.other, 'This invitation is for someone else'),
    page('/settings/account', 'Restore account', 'Close', fill('Your email address', email), (page) =>
      page.getByRole('button', { name: shownText('Delete account') }).click(),
    ),
  ].map((screen) => ({ ...screen, typed: sampleNames }))

/** The steps of the tour of a new user. */
export const tourScreens: Screen[] = [
  { name: 'tour: welcome', steps: [], shows: 'Welcome', isOverlay: true },
  nextOverlay('tour: profile', 'Personalize Your Profile', 'Get Started'),
  ...[
    'Currency Setup',
    'Review Categories',
    'Your First Transaction',
    'Digitize Receipts',
    'Discover AI Assistant',
    'Setup Complete',
  ].map((title) => nextOverlay(`tour: ${title}`, title, 'Skip')),
]
