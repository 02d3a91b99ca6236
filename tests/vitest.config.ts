import { defineSuite } from './support/tools/suite.ts'

/** `npm test`: each promise of the product, in one case. */
export default defineSuite({
  isolated: ['tests/embedded/**/*.test.ts', 'tests/api/*/{documents-reading,jobs,matching-rule}.test.ts'],
  server: ['tests/{api,browser,reader,rest}/**/*.test.ts'],
  units: ['tests/{unit,web}/**/*.test.{ts,tsx}'],
})
