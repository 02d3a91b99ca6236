import { expect, test } from 'vitest'
import { converseWithModel, createModelFixture } from '../../api/assistant/model-fixture.ts'

const fixture = createModelFixture({ AI_API_KEY: 'a key' })

test('a power failure during an answer does not leave the message working', async () => {
  const ada = await fixture.signUp()
  let isFirst = true
  fixture.model.when('cut the power', () => {
    const reply = isFirst ? { begin: 'I was about ', ends: 'silence' as const } : { say: 'Here I am again.' }
    isFirst = false
    return reply
  })
  const { send, finished } = await converseWithModel(ada)
  const { id } = await send('Now cut the power.')
  await expect.poll(() => fixture.model.about('cut the power').length).toBe(1)

  await fixture.crash()
  expect(await finished(id, 60_000)).toMatchObject({ content: 'Here I am again.', notice: null })
})
