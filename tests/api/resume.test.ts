import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cycles } from '../proofs/resume.ts'
import { cursors } from '../proofs/resume-cursors.ts'
import { digestOf, planOf } from '../proofs/resume-plan.ts'
import { openResumeWorld, type ResumeWorld } from '../proofs/resume-world.ts'

let world: ResumeWorld

beforeAll(async () => {
  world = await openResumeWorld()
})

afterAll(() => world?.close())

// `npm run prove resume` does the same with 500 cycles.
test('nothing is missed and nothing comes twice through cuts, stalls and half-closed connections', async () => {
  const figures = await cycles(world, inject('seed'), 15)
  // How long it takes is for a machine that does nothing else.
  expect(figures.filter(({ name, met }) => !met && !name.endsWith(', ms'))).toEqual([])
})

test('a cursor that is no good is refused, and who follows learns of a database that was put back', async () => {
  const figures = await cursors(world)
  expect(figures.filter(({ met }) => !met)).toEqual([])
})

test('the same seed makes the same cycles, another one others', () => {
  expect(digestOf(planOf(7, 14, 500))).toBe(digestOf(planOf(7, 14, 500)))
  expect(digestOf(planOf(8, 14, 500))).not.toBe(digestOf(planOf(7, 14, 500)))
})
