import { type ComponentType, Suspense } from 'react'
import { OfflineQueue } from '../app/offline/OfflineQueue.tsx'
import { PresenceSubscription } from '../app/presence/PresenceSubscription.tsx'
import { InvitationDialog } from '../features/invitations/InvitationDialog.tsx'
import { Tour } from '../features/onboarding/Tour.tsx'
import { CountryReminder } from './CountryReminder.tsx'
import { LiveUpdates } from './LiveUpdates.tsx'

const companions: ComponentType[] = [
  LiveUpdates,
  PresenceSubscription,
  InvitationDialog,
  Tour,
  CountryReminder,
  OfflineQueue,
]

/** The parts that accompany all screens of an organization. No screen waits for them. */
export function Companions() {
  return companions.map((Companion, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Suspense key={index} fallback={null}>
      <Companion />
    </Suspense>
  ))
}
