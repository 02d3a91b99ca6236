import { afterEach, expect, test } from 'vitest'
import { say, toasts } from '../../web/shared/overlays/toaster.ts'

afterEach(() => toasts.remove())

test('a success shows for 2 s, an error for 4 s, and a loading until it is dismissed', () => {
  say.success('Saved')
  say.error('Not saved')
  say.loading('Saving')
  expect(shown().map(({ title, duration }) => [title, duration])).toEqual([
    ['Saving', Number.POSITIVE_INFINITY],
    ['Not saved', 4000],
    ['Saved', 2000],
  ])
})

test('an Undo lets a success stay no longer, and an offer that ends with its toast stays for 8 s', () => {
  const action = { label: 'Undo', onClick: () => undefined }
  say.success('Deleted', { action })
  say.error('Not undone', { action })
  say.info('Groceries for Market', { action })
  say.info('Set your country to see amounts in your currency.', { action, duration: 10_000 })
  expect(shown().map(({ duration }) => duration)).toEqual([10_000, 8000, 4000, 2000])
})

test('one takes the place of the loading it ends, with a time of its own', () => {
  const loading = say.loading('Switching organization...')
  say.success('Switched to: Home', { instead: loading })
  expect(shown().map(({ title, duration }) => [title, duration])).toEqual([['Switched to: Home', 2000]])
})

test('at most 20 stand at once; those after them wait', () => {
  for (let count = 1; count <= 25; count++) say.success(`Toast ${count}`)
  expect(shown()).toHaveLength(20)
})

const shown = () => toasts.getVisibleToasts()
