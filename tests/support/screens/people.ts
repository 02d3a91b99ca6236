import { invite, joinAs } from '../../api/people/invitations-steps.ts'
import type { SignUpOptions, TestUser } from '../people.ts'
import { action, fill, nextOverlay, nextState, overlay, page, type Screen } from './screen.ts'

/** Adds members and invitations to a team. */
export async function fillTeam(owner: TestUser, signUp: (options?: SignUpOptions) => Promise<TestUser>): Promise<void> {
  await joinAs('MEMBER', owner, signUp, 'Βασίλης')
  await invite(owner, 'harbor@example.test', 'VIEWER')
}

const team = 'Harbor & Pine'

export const peopleScreens: Screen[] = [
  page('/settings/members', 'Members'),
  overlay('/settings/members', 'Transfer ownership', ...action('Βασίλης')),
  overlay('/settings/members', 'Make {name} an Owner?', ...action('Βασίλης', 'Make Owner')),
  overlay('/settings/members', 'Transfer ownership to {name}?', ...action('Βασίλης', 'Transfer ownership')),
  overlay('/settings/members', 'Remove {name}?', ...action('Βασίλης', 'Remove')),
  overlay('/settings/members', 'Send again', ...action('harbor@example.test')),
  overlay('/settings/members', 'Revoke the invitation to {email}?', ...action('harbor@example.test', 'Revoke')),
  page('/settings/members', 'Link for {email}', ...action('harbor@example.test', 'Send again')),
  page('/settings/members', (page) => page.locator('[aria-invalid=true]'), fill('Email', 'sam'), 'Send invitation'),
  page('/organizations', 'Organizations'),
  overlay('/organizations', 'Leave', ...action(team)),
  nextOverlay('leave an organization', 'Leave {name}?', 'Leave'),
  page('/organizations/new', 'New organization'),
  nextState('no name', 'Enter a name.', 'Create organization'),
  overlay('/dashboard', 'Manage Orgs', ['Organization: {name}', {}]),
  page('/oauth/consent/unknown', 'Connect an app'),
]

/** The pages of visitors who are not logged in. */
export const signedOutScreens = (invitation: string): Screen[] => [
  page('/login', 'Log in'),
  nextState('login without an address', (page) => page.locator('[aria-invalid=true]'), 'Log in'),
  page('/login?error=profile_missing', 'Log in'),
  page('/login?forgotten', (page) => page.locator('h1')),
  page('/login?oobCode=x', (page) => page.locator('h1')),
  page('/login#ticket=unknown', 'Two-step verification'),
  nextState(
    'a login that took too long',
    (page) => page.locator('[aria-invalid=true], [role=alert]'),
    fill('Code', '123456'),
    (page) => page.keyboard.press('Enter'),
  ),
  page('/register', 'Create an account'),
  page('/please-verify', (page) => page.locator('h1')),
  page('/accept-invite?token=unknown', 'Invitation'),
  page(invitation, 'Join {organizationName}'),
]
