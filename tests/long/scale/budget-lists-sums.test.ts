import { addList, approve, csv, march, planned, read } from '../../api/intake/budget-lists-steps.ts'
import { DiscardStagedItemDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'

test('lines of one list for the same category add up, in any order and once each', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const text = 'Budget March 2026,\nItem,Planned\nNetflix,13\nSpotify,10.50\nHulu,8\nRent,700\n'
  const subscriptions = async () => (await planned(ada, march))['Subscriptions & software']

  const first = (await addList(ada, baseUrl, csv(text))).items
  const [netflix, spotify, hulu] = first
  await approve(ada, spotify?.id)
  const between = (await read(ada, first[0]?.documentId)).items
  expect(between[0]).toMatchObject({ plannedNow: { value: '10.50' }, plannedAfter: { value: '23.50' } })
  await approve(ada, netflix?.id)
  await expect(approve(ada, netflix?.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await subscriptions()).toBe('23.50')
  await ada.graphql(DiscardStagedItemDocument, { id: hulu?.id ?? '' })
  expect(await subscriptions()).toBe('23.50')

  const again = (await addList(ada, baseUrl, csv(`${text}\n`))).items
  expect(again[0]).toMatchObject({ plannedNow: { value: '23.50' }, plannedAfter: { value: '13.00' } })
  await Promise.all(again.map(({ id }) => approve(ada, id)))
  expect(await subscriptions()).toBe('31.50')
  expect((await planned(ada, march))['Rent & mortgage']).toBe('700.00')
})
