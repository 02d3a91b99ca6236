import { transferOwnership, updateMemberRole } from '../../../server/people/organizations/members.ts'
import { updateOrganization } from '../../../server/people/organizations/write.ts'
import { type Actions, those } from './undo-chance.ts'

export const organizationActions: Actions = {
  'change the settings': [
    1,
    (chance) => {
      const changes = chance.of([
        { name: `Books ${chance.below(9)}` },
        { monthStartDay: 1 + chance.below(28) },
        { timeZone: chance.of(['UTC', 'Asia/Tokyo', 'Europe/Lisbon']) ?? 'UTC' },
        { attachesReceipts: chance.below(2) === 0 },
      ])
      return changes && ((tenant) => updateOrganization(tenant, changes))
    },
  ],
  'change a role': [
    1,
    (chance, rows) => {
      const member = chance.of(those(rows, 'member'))
      const role = chance.of(['ADMIN', 'MEMBER', 'VIEWER'] as const)
      return member && role && ((tenant) => updateMemberRole(tenant, String(member.user_id), role))
    },
  ],
  'hand over the ownership': [
    1,
    (chance, rows) => {
      const member = chance.of(those(rows, 'member'))
      return member && ((tenant) => transferOwnership(tenant, String(member.user_id)))
    },
  ],
}
