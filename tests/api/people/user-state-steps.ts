import { StandingDocument, type StandingSubscription } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export type UserState = StandingSubscription['standingChanged']

export async function follow(person: TestUser) {
  const subscription = await person.in('').subscribe(StandingDocument, {})
  const next = async () => (await subscription.next()).standingChanged
  return {
    first: subscription.first.standingChanged,
    next,
    async until(fits: (userState: UserState) => boolean) {
      while (!fits(await next()));
    },
    stop: subscription.stop,
  }
}
