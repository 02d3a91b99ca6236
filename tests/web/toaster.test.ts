import { afterEach, beforeEach, expect, test } from 'vitest'
import { showToast, toasts } from '../../web/shared/overlays/toaster.ts'

// Other files show toasts too.
beforeEach(() => toasts.remove())
afterEach(() => toasts.remove())

test('a success shows for 2 s, an error for 4 s, and a loading toast until it is dismissed', () => {
  showToast.success('Saved')
  showToast.error('Not saved')
  showToast.loading('Saving')
  expect(shown().map(({ title, duration }) => [title, duration])).toEqual([
    ['Saving', Number.POSITIVE_INFINITY],
    ['Not saved', 4000],
    ['Saved', 2000],
  ])
})

test('an Undo does not extend a success, and an offer that ends with its toast stays for 8 s', () => {
  const action = { label: 'Undo', onClick: () => undefined }
  showToast.success('Deleted', { action })
  showToast.error('Not undone', { action })
  showToast.info('Groceries for Market', { action })
  showToast.info('Set your country to see amounts in your currency.', { action, duration: 10_000 })
  expect(shown().map(({ duration }) => duration)).toEqual([10_000, 8000, 4000, 2000])
})

test('a toast replaces the loading toast it ends, with its own duration', () => {
  const loading = showToast.loading('Switching organization...')
  showToast.success('Switched to: Home', { instead: loading })
  expect(shown().map(({ title, duration }) => [title, duration])).toEqual([['Switched to: Home', 2000]])
})

test('at most 20 toasts show at once, and later ones wait', () => {
  for (let count = 1; count <= 25; count++) showToast.success(`Toast ${count}`)
  expect(shown()).toHaveLength(20)
})

const shown = () => toasts.getVisibleToasts()
