import { OrderPlanDocument as AcceptPreviewDocument } from '../../../web/operations/generated.ts'
import type { PlanKey, PlanPeriod } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

/** Follows a link of the server and returns the address to which it redirects. */
export async function follow(link: string | null | undefined): Promise<string> {
  const response = await fetch(link ?? '', { redirect: 'manual' })
  if (response.status !== 303) throw new Error(`The link was answered ${response.status}: ${await response.text()}`)
  return response.headers.get('location') ?? ''
}

export async function payPage(person: TestUser, plan: PlanKey, period: PlanPeriod = 'MONTH'): Promise<string> {
  return follow((await person.graphql(AcceptPreviewDocument, { plan, period })).changePlan.payAt)
}
