import type { ApolloCache } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { AcceptInvitationDocument, DeclineInvitationDocument, MyInvitationsDocument } from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useOrganizations } from './organization.tsx'
import { clearInvitation, whileAnswering } from './pending-invitation.ts'
import { useSession } from './session.tsx'

interface Invitation {
  id: string
  organizationName: string
}

interface Answers {
  /**
   * Joins the organization and makes it the active one.
   * @throws the server's error
   */
  accept: (invitation: Invitation) => Promise<void>
  /** @throws the server's error */
  decline: (invitation: Invitation) => Promise<void>
}

/** Accepts or declines invitations. `token` comes from the invitation link, if the user followed one. */
export function useAnswerInvitation(token: string | null): Answers {
  const { userClient } = useSession()
  const { enter } = useOrganizations()

  return {
    async accept({ id }) {
      const { data } = await userClient.mutate({
        mutation: AcceptInvitationDocument,
        variables: { id, token },
        update: (cache, { data }) => data && drop(cache, id),
      })
      await whileAnswering(async () => {
        if (data) await enter(data.acceptInvitation)
        clearInvitation()
      })
    },
    async decline({ id, organizationName }) {
      await userClient.mutate({
        mutation: DeclineInvitationDocument,
        variables: { id },
        update: (cache, { data }) => data && drop(cache, id),
      })
      clearInvitation()
      showToast.info(t`You declined the invitation to ${organizationName}.`)
    },
  }
}

function drop(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: MyInvitationsDocument, overwrite: true },
    (held) => held && { myInvitations: held.myInvitations.filter((each) => each.id !== id) },
  )
}
