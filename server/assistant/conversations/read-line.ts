import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { suggestCategory } from '../../ledger/categories/read.ts'
import { maxTags } from '../../ledger/validation.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { membersNamed } from '../engine/members.ts'
import type { Draft, EngineContext } from '../engine/question.ts'
import { readEngineContext } from './context.ts'

/** The fields of a new transaction in one line. */
export interface LineReading extends Draft {
  tags: string[]
  /** The user id of the member whom the line names as the payer. */
  paidBy: string | null
  /** The number of further entries in the line. */
  others: number
}

const maxLineLength = 500

/**
 * Reads a line such as "12,50 lunch @Ben #trip yesterday". Saves nothing.
 * @returns null for a line without an amount or with a question
 * @throws AppError INVALID_INPUT for more than 500 characters
 */
export async function readLine(tenant: Tenant, line: string): Promise<LineReading | null> {
  if (line.length > maxLineLength) throw new AppError('INVALID_INPUT', msg`Shorten the line to 500 characters.`)
  // The dictionaries of four languages take half a second to load, which the start of the server does not wait for.
  const { understand } = await import('../engine/understand.ts')
  return tenant.read(async (db) => {
    const context = await readEngineContext(db, tenant, null)
    const { text, tags, paidBy } = withoutMarks(line, context)
    const meant = understand(text, context)
    if (meant.kind !== 'drafts') return null
    const [draft, ...others] = meant.drafts
    if (!draft) return null
    const categoryId = draft.categoryId ?? (await suggestCategory(db, draft.description, draft.type))?.id ?? null
    return { ...draft, categoryId, tags, paidBy, others: others.length }
  })
}

const marks = /(?<=^|\s)([#@])([\p{L}\p{N}][\p{L}\p{N}_-]{0,59})(?=$|[\s,.;])/gu

/** Separates tags and the payer from a line. A name that no member has, or several have, stays. */
function withoutMarks(line: string, { members = [] }: EngineContext) {
  const tags = new Set<string>()
  let paidBy: string | null = null
  const text = line.replace(marks, (whole, mark: string, name: string) => {
    if (mark === '#') {
      if (tags.size < maxTags) tags.add(name)
      return ''
    }
    const [payer, namesake] = membersNamed(name, members)
    if (!payer || namesake) return whole
    paidBy = payer.id
    return ''
  })
  return { text: text.trim(), tags: [...tags], paidBy }
}
