import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { startPostgres } from '../../server/adapters/embedded/postgres.ts'
import { buildWeb } from '../../server/web-build.ts'
import { launchBrowser } from '../support/browser/chromium.ts'
import { signUp } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'
import type { Row } from './run.ts'

const [transactions, seconds, pixelsPerSecond] = [100_000, 5, 4_000]

/**
 * Scrolls a list of 100,000 transactions for 5 s in Chromium and counts frames over 50 ms and frames with missing rows.
 */
export async function scroll(): Promise<Row[]> {
  await buildWeb()
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-scroll-'))
  const postgres = await startPostgres({ dataDir: path.join(folder, 'database'), log: () => {} })
  const server = await startServer({
    dataDir: path.join(folder, 'server'),
    environment: { DATABASE_URL: postgres.url },
  })
  const browser = await launchBrowser()
  try {
    const ada = await signUp(server.baseUrl, { password: 'correct horse' })
    await fill(postgres.url, ada.organizationId)
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
    await page.goto(`${server.baseUrl}/login`)
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto(`${server.baseUrl}/transactions`)
    await page.getByText('100,000 transactions').waitFor()
    const { frames, slow, blank } = await scrolled(page)
    const name = `scrolling ${transactions.toLocaleString('en')} transactions for ${seconds} s, beside all ${frames} frames`
    return [
      { name: `${name}: over 50 ms`, ours: slow, peers: frames, goal: 0, isMaximum: true, unit: 'frames' },
      { name: `${name}: with rows missing`, ours: blank, peers: frames, goal: 0, isMaximum: true, unit: 'frames' },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function scrolled(page: Page): Promise<{ frames: number; slow: number; blank: number }> {
  return page.evaluate(
    ([time, speed]) =>
      new Promise<{ frames: number; slow: number; blank: number }>((resolve) => {
        const counted = { frames: 0, slow: 0, blank: 0 }
        const began = performance.now()
        let before = began
        const isBlankAt = (y: number) => !document.elementFromPoint(innerWidth / 2, y)?.closest('[role=row]')
        const step = (now: number) => {
          counted.frames += 1
          if (now - before > 50) counted.slow += 1
          if (now - began > 500 && [150, innerHeight / 2, innerHeight - 20].some(isBlankAt)) counted.blank += 1
          if (now - began > time * 1_000) return resolve(counted)
          scrollBy(0, (speed * (now - before)) / 1_000)
          before = now
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [seconds, pixelsPerSecond] as const,
  )
}

async function fill(ownerUrl: string, organizationId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
       select o.id, 'EXPENSE', 100 + n, 'USD', 100 + n, 'Purchase ' || n, current_date - n / 12, o.created_by
       from organizations o, generate_series(1, $2::int) n where o.id = $1`,
      [organizationId, transactions],
    )
    await client.query("set session_replication_role = 'origin'")
    await client.query('select rebuild_totals($1)', [organizationId])
    await client.query('vacuum analyze transactions')
  } finally {
    await client.end()
  }
}
