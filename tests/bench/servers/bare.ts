// The upper bound: node:http and pg alone, with the product's statement in the product's tenant transaction.
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, PORT, STATEMENT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })
const text = STATEMENT ?? ''

createServer(async (request, response) => {
  const client = await pool.connect()
  try {
    const literal = (name: string) => pg.escapeLiteral(String(request.headers[name]))
    await client.query(
      `begin read only; select * from identify_caller(null, ${literal('x-user-id')}, ${literal('x-organization-id')}, 'bare')`,
    )
    const { rows } = await client.query({ name: 'page', text, values: [51] })
    await client.query('commit')
    const body = JSON.stringify({ data: rows.slice(0, 50) })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  } finally {
    client.release()
  }
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
