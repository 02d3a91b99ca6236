import { expect, test } from 'vitest'
import { periodPresets } from '../../web/shared/format/period-presets.ts'

const periodsAt = (today: string, startDay: number) => periodPresets(today, startDay).map(({ from, to }) => [from, to])

test('presets begin and end with the months of the organization', () => {
  expect(periodsAt('2026-11-28', 1)).toEqual([
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-12-31'],
    ['2026-07-01', '2026-09-30'],
    ['2026-01-01', '2026-12-31'],
    ['2025-01-01', '2025-12-31'],
    ['2026-08-31', '2026-11-28'],
  ])
  expect(periodsAt('2026-01-10', 15)).toEqual([
    ['2025-12-15', '2026-01-14'],
    ['2025-11-15', '2025-12-14'],
    ['2025-10-15', '2026-01-14'],
    ['2025-07-15', '2025-10-14'],
    ['2025-01-15', '2026-01-14'],
    ['2024-01-15', '2025-01-14'],
    ['2025-10-13', '2026-01-10'],
  ])
})
