// The upper bound: node:http and pg alone, with the product's tenant transaction and one statement, which reads only the
// columns that the page requests. `?after=DAY,ID` continues the list.
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })

const pageOf = (condition: string) =>
  `select t.id, t.type, t.amount_minor, t.currency, t.base_amount_minor, t.description, t.note, t.date::text, t.version,
          c.id as category_id, c.name, c.type as category_type, c.icon, c.color
   from transactions t left join categories c on c.id = t.category_id ${condition}
   order by t.date desc, t.id desc limit 51`
const [first, next] = [pageOf(''), pageOf('where t.date <= $1::date and (t.date, t.id) < ($1::date, $2::uuid)')]

createServer(async (request, response) => {
  const client = await pool.connect()
  try {
    const literal = (name: string) => pg.escapeLiteral(String(request.headers[name]))
    const after = new URL(request.url ?? '/', 'http://localhost').searchParams.get('after')
    await client.query(
      `begin isolation level repeatable read read only;
       select * from identify_caller(null, ${literal('x-user-id')}, ${literal('x-organization-id')}, 'bare')`,
    )
    const { rows } = await client.query(
      after ? { name: 'next', text: next, values: after.split(',') } : { name: 'first', text: first },
    )
    await client.query('commit')
    const body = JSON.stringify({ data: rows.slice(0, 50), hasNextPage: rows.length > 50 })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  } finally {
    client.release()
  }
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
