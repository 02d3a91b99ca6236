import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cycles } from '../../proofs/resume/resume.ts'
import { cursors } from '../../proofs/resume/resume-cursors.ts'
import { createResumeFixture, type ResumeFixture } from '../../proofs/resume/resume-fixture.ts'
import { digestOf, planOf } from '../../proofs/resume/resume-plan.ts'

let fixture: ResumeFixture

beforeAll(async () => {
  fixture = await createResumeFixture()
})

afterAll(() => fixture?.close())

// `npm run prove resume` runs the same test with 500 cycles.
test('no message is missed or repeated through disconnections, stalls and half-closed connections', async () => {
  const figures = await cycles(fixture, inject('seed'), 15)
  // The durations are only checked on an idle machine.
  expect(figures.filter(({ name, met }) => !met && !name.endsWith(', ms'))).toEqual([])
})

test('an invalid cursor is refused, and subscribers learn that a backup was restored', async () => {
  const figures = await cursors(fixture)
  expect(figures.filter(({ met }) => !met)).toEqual([])
})

test('an equal seed creates equal cycles, and another seed creates others', () => {
  expect(digestOf(planOf(7, 14, 500))).toBe(digestOf(planOf(7, 14, 500)))
  expect(digestOf(planOf(8, 14, 500))).not.toBe(digestOf(planOf(7, 14, 500)))
})
