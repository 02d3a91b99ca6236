// The ceiling of recording: node:http and pg alone, one row a request, each committed by itself, with nothing around it.
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })
const [organization, user] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']

createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { input } = JSON.parse(body).variables
  const minor = Math.round(Number(input.amount) * 100)
  const { rows } = await pool.query({
    name: 'insert',
    text: `insert into bare (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
           values ($1, $2, $3, 'USD', $3, $4, $5, $6) returning id`,
    values: [organization, input.type, minor, input.description ?? '', input.date, user],
  })
  const answer = JSON.stringify(rows[0])
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
  response.end(answer)
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
