import { createTag, deleteTag, mergeTag, updateTag } from '../../../server/ledger/tags/write.ts'
import type { LedgerRows } from '../../support/data/ledger-rows.ts'
import { type Actions, type Chance, idOf, those } from './undo-chance.ts'

export const tagActions: Actions = {
  'create a tag': [1, (chance) => (tenant) => createTag(tenant, tagName(chance))],
  'change a tag': [
    1,
    (chance, rows) => {
      const found = chance.of(those(rows, 'tag'))
      const changes = chance.of([{ name: tagName(chance) }, { color: 1 + chance.below(8) }])
      return found && changes && ((tenant) => updateTag(tenant, idOf(found), changes))
    },
  ],
  'merge a tag': [
    1,
    (chance, rows) => {
      const [found, into] = [chance.of(those(rows, 'tag')), chance.of(those(rows, 'tag'))]
      return found && into && ((tenant) => mergeTag(tenant, idOf(found), idOf(into)))
    },
  ],
  'delete a tag': [
    1,
    (chance, rows) => {
      const found = chance.of(those(rows, 'tag'))
      return found && ((tenant) => deleteTag(tenant, idOf(found)))
    },
  ],
}

export function someTags(chance: Chance, rows: LedgerRows): { tagIds: string[]; tags: string[] } {
  const found = [chance.of(those(rows, 'tag')), chance.of(those(rows, 'tag'))].slice(0, 1 + chance.below(2))
  return {
    tagIds: [...new Set(found.flatMap((row) => (row ? idOf(row) : [])))],
    tags: chance.below(2) === 0 ? [tagName(chance)] : [],
  }
}

const tagName = ({ below }: Chance) => `Tag ${below(6)}`
