import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** English is written in the source. `npm run generate` extracts it into the catalogs, which hold the translations. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr', 'es'],
  catalogs: [
    { path: '<rootDir>/web/locales/{locale}', include: ['<rootDir>/web'] },
    { path: '<rootDir>/server/locales/{locale}', include: ['<rootDir>/server', '<rootDir>/schema'] },
  ],
  // Line numbers would change the catalogs with each change of the code.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // The server has no build step, so its macros run when they are called.
  experimental: { runtimeMacro: true },
})
