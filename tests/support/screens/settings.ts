import {
  CreateRuleDocument,
  CreateTagDocument,
  CreateTransactionDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { password } from '../accounts.ts'
import { categoryOf, expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import { action, fill, nextOverlay, nextState, overlay, page, type Screen } from './screen.ts'
import { serverText, shownText } from './texts.ts'

/** Adds what the settings show: tags, rules, a suggested rule, a webhook, a token and changes. */
export async function fillSettings(person: TestUser): Promise<void> {
  await person.graphql(CreateTagDocument, { name: 'Sailing' })
  await person.graphql(CreateTagDocument, { name: 'Harbor' })
  const [groceries, travel] = [await categoryOf(person, 'Groceries'), await categoryOf(person, 'Travel')]
  const rule = { text: 'Kiosk', max: '20.00', marksReviewed: true, categoryId: groceries }
  await person.graphql(CreateRuleDocument, { input: rule })
  for (const amount of ['3.00', '4.00']) {
    const input = expense({ description: 'Greenlake', amount, categoryId: groceries })
    const { createTransaction } = await person.graphql(CreateTransactionDocument, { input })
    await person.graphql(UpdateTransactionDocument, { id: createTransaction.id, changes: { categoryId: travel } })
  }
  await person.rest('POST', '/webhooks', { name: 'Harbor', url: 'https://books.example.com/events' })
  await person.rest('POST', '/tokens', { name: 'Kiosk', scopes: ['read'] })
}

const currentPassword = fill('Current password', password)
const noId = '00000000-0000-4000-8000-000000000000'

export const settingsScreens: Screen[] = [
  page('/settings', 'Settings'),
  page('/settings/profile', 'Profile'),
  nextState('no name', 'Name is required.', fill('Name', ''), 'Save name'),
  page('/settings/formats', 'Language and theme'),
  overlay('/settings/formats', (page) => page.getByRole('option'), 'Show formats'),
  page('/settings/security', 'Sign-in and security'),
  overlay('/settings/security', 'Set up two-step verification', 'Set up'),
  nextState('key of the authenticator app', 'Scan this code with the app', currentPassword, 'Continue'),
  overlay('/settings/security', 'Add a passkey', 'Add passkey'),
  overlay('/settings/security', 'Change password', 'Change password'),
  overlay('/settings/security', 'Change email', 'Change email'),
  overlay('/settings/security', 'Log out everywhere?', (page) =>
    page
      .getByRole('button', { name: shownText('Log out') })
      .last()
      .click(),
  ),
  page('/settings/tokens', 'API tokens'),
  overlay('/settings/tokens', 'Create an API token', 'Create token'),
  nextOverlay('a new token', '{name} is ready', fill('Name', 'Kiosk'), (page) =>
    page.getByRole('dialog').locator('[type=submit]').click(),
  ),
  overlay('/settings/tokens', 'Revoke {name}?', ['Revoke {name}', { name: 'Kiosk' }]),
  page('/settings/organization-tokens', 'Organization tokens'),
  page('/settings/connected-apps', 'Connected apps'),
  page('/settings/notifications', 'Notifications'),
  page('/settings/account', 'Delete account'),
  page('/settings/organization', 'General'),
  overlay(
    '/settings/organization',
    (page) => page.getByRole('option'),
    (page) => page.getByRole('combobox', { name: shownText('Time zone') }).fill('Berlin'),
  ),
  overlay('/settings/organization', 'Leave {name}?', 'Leave'),
  page('/settings/members', 'Members'),
  page('/settings/tags', 'Tags'),
  overlay('/settings/tags', 'Merge into another tag', ...action('Sailing')),
  overlay('/settings/tags', 'Edit tag', ...action('Sailing', 'Rename and colour')),
  overlay('/settings/tags', 'Merge the tag {name}?', ...action('Sailing', 'Merge into another tag')),
  overlay('/settings/tags', 'Delete the tag {name}?', ...action('Sailing', 'Delete')),
  overlay('/settings/tags', 'New tag', 'New tag'),
  page('/settings/rules', 'Suggested rules'),
  overlay('/settings/rules', 'Apply to past transactions', ['Actions for {name}', {}]),
  nextOverlay('edit a rule', 'Edit rule', 'Edit'),
  overlay('/settings/rules?new&text=Greenlake', 'New rule'),
  overlay(
    '/settings/rules?new&text=Greenlake',
    // The transactions that the rule matches.
    (page) => page.getByRole('dialog').getByRole('listitem'),
    fill('Set category', serverText('Transport')),
    (page) => page.getByRole('option', { name: serverText('Transport') }).click(),
  ),
  overlay('/settings/rules', 'Delete the rule for {name}?', ...action(undefined, 'Delete')),
  page('/settings/reading', 'Accuracy'),
  page('/settings/data', 'Data'),
  overlay('/settings/data', 'Format', 'Export all'),
  page('/settings/webhooks', 'Webhooks'),
  overlay('/settings/webhooks', 'New webhook', 'New webhook'),
  nextState('webhook without an address', 'Begins with https://', fill('Name', 'Kiosk'), 'Create'),
  overlay('/settings/webhooks', 'Edit webhook', ...action('Harbor', 'Edit')),
  overlay('/settings/webhooks', 'Deliveries to {name}', ...action('Harbor', 'Delivery log')),
  overlay('/settings/webhooks', 'Replace the secret of {name}?', ...action('Harbor', 'Replace secret')),
  overlay('/settings/webhooks', 'Delete {name}?', ...action('Harbor', 'Delete')),
  page('/settings/plan', 'Plan and usage'),
  page('/settings/change-log', 'Change log'),
  nextState(
    'a change in detail',
    (page) => page.locator('[aria-expanded=true]'),
    (page) => page.locator('main [aria-expanded=false]:not([aria-haspopup])').first().click(),
  ),
  overlay('/settings/change-log', (page) => page.getByRole('menuitemcheckbox'), 'Origin'),
  overlay(`/settings/change-log?who=${noId}`, 'From', 'Date'),
  page(`/settings/change-log?who=${noId}`, 'Nothing matches these filters'),
  page('/settings/delete-organization', 'Delete organization'),
]
