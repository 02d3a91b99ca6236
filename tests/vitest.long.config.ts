import { defineSuite } from './support/tools/suite.ts'

/** `npm run test:long`: many cases, attacks, time, every screen and recognition. */
export default defineSuite({
  isolated: [
    'tests/long/scale/{chores,documents-late,jobs-recovery,matching-many}.test.ts',
    'tests/long/scale/{identity-production,keep-running,npm-start,places,postgres}.test.ts',
  ],
  server: ['tests/long/**/*.test.ts'],
  units: [],
})
