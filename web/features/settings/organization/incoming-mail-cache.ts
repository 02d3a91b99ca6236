import type { ApolloCache } from '@apollo/client'
import { IncomingMailDocument, type IncomingMailSettingsFragment } from '../../../generated.ts'

export function writeIncomingMail(cache: ApolloCache, incomingMail: IncomingMailSettingsFragment): void {
  cache.writeQuery({ query: IncomingMailDocument, data: { incomingMail } })
}
