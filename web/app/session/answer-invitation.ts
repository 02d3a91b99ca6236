import type { ApolloCache } from '@apollo/client'
import { AcceptInvitationDocument, DeclineInvitationDocument, MyInvitationsDocument } from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useOrganizations } from './organization.tsx'
import { forgetInvitation, whileAnswering } from './pending-invitation.ts'
import { useSession } from './session.tsx'

interface Offer {
  id: string
  organizationName: string
}

interface Answers {
  /**
   * Joins the organization and makes it the active one.
   * @throws the server's error
   */
  accept: (offer: Offer) => Promise<void>
  /** @throws the server's error */
  decline: (offer: Offer) => Promise<void>
}

/** Accepts or declines invitations. `token` comes from the invitation link, if the user followed one. */
export function useAnswerInvitation(token: string | null): Answers {
  const { personClient } = useSession()
  const { enter } = useOrganizations()

  return {
    async accept({ id }) {
      const { data } = await personClient.mutate({
        mutation: AcceptInvitationDocument,
        variables: { id, token },
        update: (cache, { data }) => data && drop(cache, id),
      })
      await whileAnswering(async () => {
        if (data) await enter(data.acceptInvitation)
        forgetInvitation()
      })
    },
    async decline({ id, organizationName }) {
      await personClient.mutate({
        mutation: DeclineInvitationDocument,
        variables: { id },
        update: (cache, { data }) => data && drop(cache, id),
      })
      forgetInvitation()
      showToast.info(`The invitation to ${organizationName} is declined.`)
    },
  }
}

function drop(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: MyInvitationsDocument, overwrite: true },
    (held) => held && { myInvitations: held.myInvitations.filter((each) => each.id !== id) },
  )
}
