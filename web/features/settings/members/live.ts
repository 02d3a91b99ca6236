import type { RecordWriter } from '../../../app/live/LedgerSubscription.tsx'
import { liveScreen } from '../../../app/live/live-screens.ts'
import { LedgerChangedWithSeatsDocument, SeatsDocument } from '../../../generated.ts'
import { refreshBilling } from '../plan/refresh-billing.ts'
import { removeInvitation, removeMember, upsertInvitation, upsertMember } from './member-cache.ts'

export const memberRecords: RecordWriter = {
  kind: 'MEMBER',
  queries: ['Members'],
  write: (cache, { id, member }) => (member ? upsertMember(cache, member) : removeMember(cache, id)),
}

export const invitationRecords: RecordWriter = {
  kind: 'INVITATION',
  queries: ['Invitations'],
  write: (cache, { id, invitation }) =>
    invitation ? upsertInvitation(cache, invitation) : removeInvitation(cache, id),
}

export const liveSeats = liveScreen({
  document: LedgerChangedWithSeatsDocument,
  writers: [refreshBilling(SeatsDocument)],
})
