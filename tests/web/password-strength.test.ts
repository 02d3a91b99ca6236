import { expect, test } from 'vitest'
import { strengthOf } from '../../web/shared/format/password-strength.ts'

test.each([
  ['', 'too short'],
  ['a1b2c', 'too short'],
  ['password', 'weak'],
  ['Password123', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['harbour7', 'weak'],
  ['harbour pine', 'fair'],
  ['correct horse battery', 'strong'],
  ['Tz4!kq-9Lm_wX2', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
