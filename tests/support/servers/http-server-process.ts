// The product's HTTP server in a separate process, behind a local proxy. A header names the user instead of a signed
// token, unless ISSUER_PORT is set. LIMITS is JSON with changed limits.
import { openFirebase } from '../../../server/adapters/firebase.ts'
import { createHttpServices } from './http-server-services.ts'
import { LocalAgent, project } from './issuer.ts'

const { DATABASE_URL = '', PORT, ISSUER_PORT, GRAPHIQL, LIMITS = '{}' } = process.env
const server = await createHttpServices({
  databaseUrl: DATABASE_URL,
  trustedProxies: ['127.0.0.1'],
  graphiql: GRAPHIQL !== 'off',
  limits: JSON.parse(LIMITS),
  ...(ISSUER_PORT && {
    identity: openFirebase({ projectId: project, httpAgent: new LocalAgent(Number(ISSUER_PORT)) }),
  }),
})
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
