import { beforeAll, expect } from 'vitest'
import { choose, planOf } from '../../api/people/billing-fixture.ts'
import { chargesOf, connect, createPaymentsFixture, payOn, untilStatus } from '../../api/people/payments-fixture.ts'
import { follow, payPage } from '../../api/people/payments-steps.ts'
import { test } from '../../support/test.ts'

const fixture = createPaymentsFixture()
beforeAll(() => connect(fixture))

test('a double click opens one page, which can be paid once', async () => {
  const ada = await fixture.signUp()
  const clicks = await Promise.all([choose(ada, 'TEAM'), choose(ada, 'TEAM')])
  const pages = new Set(await Promise.all(clicks.flatMap(({ payAt }) => [follow(payAt), follow(payAt)])))
  expect(pages.size).toBe(1)
  const [page = ''] = pages
  await payOn(page)
  const again = await fetch(page, { method: 'POST', redirect: 'manual' })
  expect(again.status).toBe(200)
  expect(await follow(clicks[1]?.payAt)).toMatch(/payment=closed$|\/pay\//)
  await untilStatus(ada, 'ACTIVE')
  expect(chargesOf(fixture, ada)).toEqual([1_500])
})

test('the page of an earlier choice cannot be paid', async () => {
  const ada = await fixture.signUp()
  const earlier = await payPage(ada, 'TEAM')
  await payOn(await payPage(ada, 'PERSONAL'))
  expect((await fetch(earlier, { method: 'POST', redirect: 'manual' })).status).toBe(200)
  await untilStatus(ada, 'ACTIVE')
  expect((await planOf(ada)).plan.key).toBe('PERSONAL')
  expect(chargesOf(fixture, ada)).toEqual([600])
  expect(await follow((await choose(await fixture.signUp(), 'TEAM')).payAt)).toContain('/pay/')
})
