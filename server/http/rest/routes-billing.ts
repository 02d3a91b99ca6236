import { examples } from './examples.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'

/** Beyond the specification's table. */
export const usageRoute = route('GET /usage', operations.RestUsageDocument, {
  summary: 'The organization’s plan, and what of it is used',
  example: examples.usage,
  variables: () => ({}),
  answer: ({ billing: { plan, endsAt, isTrial, isReadOnly, usage } }) => ({
    plan: plan.name,
    plan_ends_at: endsAt,
    is_trial: isTrial,
    is_read_only: isReadOnly,
    credits_used: usage.credits,
    credits_limit: usage.creditsLimit,
    writers: usage.writers,
    writers_limit: plan.writers,
    viewers: usage.viewers,
    viewers_limit: plan.viewers,
    organizations_owned: usage.organizationsOwned,
    organizations_limit: plan.organizations,
    storage_megabytes: usage.storageMegabytes,
    storage_megabytes_limit: plan.storageMegabytes,
  }),
})
