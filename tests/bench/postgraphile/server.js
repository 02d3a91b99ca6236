// PostGraphile 5 on the product's own tables and policies. Each request tells Postgres who asks, as the product does.
import { createServer } from 'node:http'
import { grafserv } from 'grafserv/node'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const { DATABASE_URL, OWNER_URL, PORT } = process.env

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: DATABASE_URL,
      superuserConnectionString: OWNER_URL,
      schemas: ['public'],
      poolSize: 16,
    }),
  ],
  grafast: {
    context: ({ node }) => ({
      pgSettings: {
        'app.user_id': node?.req.headers['x-user-id'],
        'app.organization_id': node?.req.headers['x-organization-id'],
      },
    }),
    explain: false,
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
}

const instance = postgraphile(preset)
const server = createServer()
const serv = instance.createServ(grafserv)
await serv.addTo(server)
await instance.getSchema()
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
